package touchline.football.formats;

import java.util.HashMap;
import java.util.Map;
import touchline.football.PlainName;

/** The columns of Wyscout's advanced search as people see them who use it in Spanish, Portuguese or, of which fewer are known, Turkish. */
final class WyscoutHeaders {

    private static final Map<String, String> ENGLISH = read("""
            Player|Jugador|Jogador|Oyuncu
            Team|Equipo|Equipa|Equipe|Takım
            Team within selected timeframe|Equipo durante el período seleccionado|Equipa dentro de um período de tempo seleccionado|Equipa dentro de um período de tempo selecionado
            Position|Posición específica|Posición|Posição|Pozisyon
            Age|Edad|Idade|Yaş
            Market value|Valor de mercado|Valor de mercado (Transfermarkt)
            Contract expires|Vencimiento contrato|Contrato termina
            Matches played|Partidos jugados|Partidas jogadas|Jogos disputados
            Minutes played|Minutos jugados|Minutos jogados|Oynadığı dakikar
            Goals|Goles|Golos|Goller
            xG|Golos esperados
            Assists|Asistencias|Assistências|Asistler
            xA|Assistências esperadas
            Birth country|País de nacimiento|País de nascimento|Naturalidade
            Passport country|Pasaporte|Passaporte|País do passaporte
            Foot|Pie|Pé|Ayak
            Height|Altura|Boy
            Weight|Peso
            On loan|En préstamo|Emprestado
            Defensive duels per 90|Duelos defensivos/90
            Defensive duels won, %|Duelos defensivos ganados, %|Duelos defensivos ganhos, %|Kazanılan defansif mücadele, %
            Aerial duels per 90|Duelos aéreos en los 90|Duelos aéreos/90|Duelos aérios/90
            Aerial duels won, %|Duelos aéreos ganados, %|Duelos aéreos ganhos, %|Duelos aérios ganhos, %|Kazanılan hava topu mücadelesi, %
            Sliding tackles per 90|Entradas/90|Cortes de carrinho/90
            Interceptions per 90|Interceptaciones/90|Interceções/90|Interseções/90
            Fouls per 90|Faltas/90
            Yellow cards|Tarjetas amarillas|Cartões amarelos
            Red cards|Tarjetas rojas|Cartões vermelhos
            Shots per 90|Remates/90|90'da şutlar
            Shots on target, %|Tiros a la portería, %|Remates à baliza, %|Hedefi bulan şut, %
            Crosses per 90|Centros/90|Cruzamentos/90
            Accurate crosses, %|Precisión centros, %|Cruzamentos certos, %
            Dribbles per 90|Regates/90|Dribles/90|90 dakikada top sürme
            Successful dribbles, %|Regates realizados, %|Dribles com sucesso, %|Başarılı top sürme, %
            Touches in box per 90|Toques en el área de penalti/90|Toques na área/90
            Progressive runs per 90|Carreras en progresión/90|Corridas progressivas/90|90 dakikada devamlı koşular
            Passes per 90|Pases/90|Passes/90
            Accurate passes, %|Precisión pases, %|Passes certos, %|Başarılı pas, %
            Long passes per 90|Pases largos/90|Passes longos/90
            Accurate long passes, %|Precisión pases largos, %|Passes longos certos, %
            Key passes per 90|Jugadas claves/90|Passes chave/90|Maç başına kilit paslar
            Conceded goals|Goles recibidos|Golos sofridos
            Shots against|Remates en contra|Remates sofridos
            """);

    private WyscoutHeaders() {}

    /** As it is where it is English already, or nothing that is read. */
    static String english(String column) {
        return ENGLISH.getOrDefault(plain(column), column);
    }

    private static Map<String, String> read(String text) {
        Map<String, String> english = new HashMap<>();
        text.lines().map(line -> line.split("\\|", -1)).forEach(names -> {
            for (int i = 1; i < names.length; i++) {
                english.put(plain(names[i]), names[0]);
            }
        });
        return english;
    }

    /** {@code Duelos/90}, {@code Duelos por 90} and {@code Duelos /90} are one. */
    private static String plain(String column) {
        return PlainName.of(column).replace(" por 90", " 90");
    }
}
