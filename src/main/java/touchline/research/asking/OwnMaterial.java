package touchline.research.asking;

import java.util.List;

/** What the case itself holds on the question. */
public record OwnMaterial(List<OwnPassage> passages, List<Gap> gaps) {

    public OwnMaterial {
        passages = List.copyOf(passages);
        gaps = List.copyOf(gaps);
    }

    public List<String> texts() {
        return passages.stream().map(OwnPassage::text).toList();
    }
}
