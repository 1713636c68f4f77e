package touchline.charts;

/** What is to be drawn; {@link Picture#of} draws it. */
public sealed interface Chart permits PercentileBars, PercentileRadar, ValueSteps, Timeline, CountBars {

    Caption caption();
}
