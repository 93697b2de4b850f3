import { startOfDay } from '../src/period/wall-clock.ts';
import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
/** In Berlin it is half past midnight on Thursday the 26th. */
const SPOKEN = { spokenAt: new Date('2026-11-25T23:30:00Z'), timeZone: 'Europe/Berlin' };
const find = (transcript: string, spoken = SPOKEN) => engine.findTasks({ transcript, ...spoken });
const dueOf = async (transcript: string, spoken = SPOKEN) => (await find(transcript, spoken))[0]?.dueOn;

describe('the tasks of a note', () => {
  it('have the sentence that says so, where it stands in the note, and the day until when', async () => {
    const transcript =
      'The garden looks good. So um I need to call Ana tomorrow, and it rains. Don’t forget to pay the rent by December 3rd!';
    const tasks = await find(transcript);
    expect(tasks).toEqual([
      {
        text: 'Call Ana tomorrow',
        sentence: 'So um I need to call Ana tomorrow, and it rains.',
        at: 23,
        dueOn: '2026-11-27',
      },
      {
        text: 'Pay the rent by December 3rd',
        sentence: 'Don’t forget to pay the rent by December 3rd!',
        at: 72,
        dueOn: '2026-12-03',
      },
    ]);
    for (const { sentence, at } of tasks) expect(transcript.startsWith(sentence, at)).toBe(true);
  });

  it('are those of others by their names, and each once', async () => {
    const tasks = await find('Marta will send the plans. I must water the plants. We should water the plants.');
    expect(tasks.map(({ text }) => text)).toEqual(['Marta: send the plans', 'Water the plants']);
  });

  it.each([
    ['I need to call Ana.', null],
    ['I need to call Ana today.', '2026-11-26'],
    ['I need to call Ana on Friday.', '2026-11-27'],
    ['On Friday I need to call Ana.', '2026-11-27'],
    ['I need to call Ana the day after tomorrow.', '2026-11-28'],
    ['I need to call Ana in two weeks.', '2026-12-10'],
    ['I need to call Ana by the end of the month.', '2026-11-30'],
    ['I need to call Ana on January 5.', '2027-01-05'],
    ['I need to buy sun cream.', null],
    ['I need to call Ana in March.', null],
    ['I need to call Ana at 3pm.', null],
    ['Yesterday I forgot to call Ana.', null],
    ['I need to answer the mail of last Friday.', null],
    ['I need to find the letter of March 2 2019.', null],
    ['I need to call Ana a week from Friday.', null],
    ['I need to call Ana on Friday week.', null],
    ['I need to call Ana on the Monday after next.', null],
    ['I need to call Ana on the first Monday of December.', null],
    ['I need to rest for two weeks.', null],
  ])('of "%s" are due on %s', async (transcript, dueOn) => {
    expect(await dueOf(transcript)).toBe(dueOn);
  });

  it('are due as days are where they were spoken of', async () => {
    const said = 'I need to call Ana tomorrow.';
    const at = (spokenAt: string, timeZone: string) => dueOf(said, { spokenAt: new Date(spokenAt), timeZone });
    expect(await at('2026-11-25T23:30:00Z', 'UTC')).toBe('2026-11-26');
    expect(await at('2026-11-25T23:30:00Z', 'Asia/Tokyo')).toBe('2026-11-27');
    expect(await at('2026-11-26T03:30:00Z', 'America/Los_Angeles')).toBe('2026-11-26');
    expect(await at('2026-03-29T00:30:00Z', 'Europe/Berlin')).toBe('2026-03-30');
    expect(await at('2026-12-31T20:00:00Z', 'Asia/Kathmandu')).toBe('2027-01-02');
  });

  // Each hour of the day in each of these: chrono compares the wall clock with UTC.
  it.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/Berlin', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
    'are due today until the day is over in %s',
    async (timeZone) => {
      const midnight = startOfDay(2026, 11, 26, timeZone).getTime();
      for (let hour = 0.5; hour < 24; hour += 1) {
        const spoken = { spokenAt: new Date(midnight + hour * 3_600_000), timeZone };
        const due = ['on Thursday', 'by November 26', 'by 11/26', 'by Friday', 'on November 25'].map((when) =>
          dueOf(`I need to call Ana ${when}.`, spoken),
        );
        const days = ['2026-11-26', '2026-11-26', '2026-11-26', '2026-11-27', '2027-11-25'];
        expect({ hour, due: await Promise.all(due) }).toEqual({ hour, due: days });
      }
    },
  );

  it('are due on no day that there is not', async () => {
    const spoken = { spokenAt: new Date('2028-03-05T12:00:00Z'), timeZone: 'UTC' };
    expect(await dueOf('I need to call Ana by February 29.', spoken)).toBeNull();
  });

  it.each([
    ['Ich muss so viel einkaufen und dann noch die Bank anrufen.', null],
    ['Heute war es schön. Ich muss den Brief vom letzten Freitag beantworten.', null],
    ['Das Wetter ist schön. Ich muss am Morgen die Bank anrufen.', null],
    ['Das Wetter ist schön. Ich muss früh aufstehen.', null],
    ['Das Wetter ist schön. Ich muss Freitag in einer Woche die Bank anrufen.', null],
    ['Il fait beau aujourd’hui. Je dois appeler la banque après-demain.', '2026-11-28'],
    ['Il fait beau aujourd’hui. Je dois aller à la mer.', null],
    ['Hoy hace buen tiempo en la ciudad. Tengo que llamar al banco pasado mañana.', '2026-11-28'],
    ['Hoy hace buen tiempo en la ciudad. Tengo que llamar al banco por la mañana.', null],
  ])('of "%s" are due on %s', async (transcript, dueOn) => {
    expect((await find(transcript)).map((task) => task.dueOn)).toContain(dueOn);
    expect(new Set((await find(transcript)).map((task) => task.dueOn)).size).toBe(1);
  });

  it.each([
    ['Heute war es schön. Ich muss morgen noch die Bank anrufen.', 'Morgen noch die Bank anrufen', '2026-11-27'],
    ['Il fait beau aujourd’hui. Je dois appeler la banque demain.', 'Appeler la banque demain', '2026-11-27'],
    ['Hoy hace buen tiempo en la ciudad. Tengo que llamar al banco mañana.', 'Llamar al banco mañana', '2026-11-27'],
  ])('are found in "%s"', async (transcript, text, dueOn) => {
    expect(await find(transcript)).toMatchObject([{ text, dueOn }]);
  });

  it('are none in a language without words, and in nothing', async () => {
    expect(await find('Jag måste ringa banken och det är mycket viktigt att jag gör det i morgon.')).toEqual([]);
    expect(await find('')).toEqual([]);
    expect(await find('The bread is in the cupboard.')).toEqual([]);
  });

  it('are a hundred at most, of words without an end too', async () => {
    const transcript = Array.from({ length: 150 }, (_, at) => `I need to buy book ${at} tomorrow`).join(' and ');
    const tasks = await find(`${transcript}. ${'I need to call everybody '.repeat(5_000)}`);
    expect(tasks).toHaveLength(100);
    for (const { text, sentence } of tasks) {
      expect(text.length).toBeLessThanOrEqual(200);
      expect(sentence.length).toBeLessThanOrEqual(300);
    }
  });
});
