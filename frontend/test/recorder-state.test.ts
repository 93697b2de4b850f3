import {
  nextState,
  RECORDER_EVENTS,
  RECORDER_STATES,
  type RecorderEvent,
  type RecorderState,
} from '../src/features/recording/recorder/recorder-state.ts';

/** What follows in each state, event by event; a dot where the event means nothing. */
const TABLE = `
              start    go-on     started    refused  pause   resume     lost         stop       finished  not-finished  save    saved  not-saved  closed
idle          asking   resuming  .          .        .       .          .            .          .         .             .       .      .          .
asking        .        .         recording  idle     .       .          .            .          .         .             .       .      .          idle
recording     .        .         .          .        paused  .          interrupted  finishing  .         .             .       .      .          idle
paused        .        .         .          .        .       recording  interrupted  finishing  .         .             .       .      .          idle
interrupted   .        .         .          .        .       resuming   .            finishing  .         .             .       .      .          idle
resuming      .        .         recording  .        .       .          interrupted  finishing  .         .             .       .      .          idle
finishing     .        .         .          .        .       .          .            .          recorded  interrupted   .       .      .          idle
recorded      asking   .         .          .        .       .          .            .          .         .             saving  .      .          idle
saving        .        .         .          .        .       .          .            .          .         .             .       idle   recorded   idle
`;

const [events = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

describe('the states of the recorder', () => {
  it('are all in the table, with all events', () => {
    expect(events).toEqual(RECORDER_EVENTS);
    expect(rows.map(([state]) => state)).toEqual(RECORDER_STATES);
    expect(rows.every((row) => row.length === RECORDER_EVENTS.length + 1)).toBe(true);
  });

  it.each(
    rows.flatMap(([state, ...then]) =>
      events.map((event, index) => ({
        state: state as RecorderState,
        event: event as RecorderEvent,
        after: then[index],
      })),
    ),
  )('$state, $event: $after', ({ state, event, after }) => {
    expect(nextState(state, event) ?? '.').toBe(after);
  });
});
