import type { NoteCreationType } from '@stitchbook/contracts';
import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const write = async (type: NoteCreationType, transcript: string) =>
  (await engine.create({ type, transcript, title: 'New Voice Note', recordedAt: new Date('2026-11-21T10:00:00Z') }))
    .content;
const titleOf = async (transcript: string) => (await engine.understand({ transcript, vocabulary: [] })).title;

describe.each([
  {
    language: 'German',
    said: 'Also, ich muss morgen noch die Bank anrufen, weil die Karte gesperrt ist. Das Wetter war schön. Außerdem müssen wir den Keller aufräumen. Ich muss zugeben, das ist viel.',
    tasks: ['Morgen noch die Bank anrufen', 'Den Keller aufräumen'],
    title: 'Morgen noch die Bank anrufen, weil die Karte gesperrt ist',
    calm: 'Das Wetter war heute schön, und wir sind lange am Fluss gelaufen.',
    none: 'In dieser Notiz wurden keine Aufgaben genannt.',
  },
  {
    language: 'French',
    said: "Bon, je dois appeler la banque demain parce que la carte est bloquée. Il a fait beau. Il faut aussi ranger la cave. Je dois dire que c'est beaucoup.",
    tasks: ['Appeler la banque demain', 'Ranger la cave'],
    title: 'Appeler la banque demain parce que la carte est bloquée',
    calm: "Il a fait beau aujourd'hui et nous avons marché longtemps au bord de la rivière.",
    none: "Aucune tâche n'est mentionnée dans cette note.",
  },
  {
    language: 'Spanish',
    said: 'Bueno, tengo que llamar mañana al banco porque la tarjeta está bloqueada. Hizo buen tiempo. También hay que ordenar el sótano. Tengo que decir que es mucho.',
    tasks: ['Llamar mañana al banco', 'Ordenar el sótano'],
    title: 'Llamar mañana al banco porque la tarjeta está bloqueada',
    calm: 'Hoy hizo buen tiempo y caminamos mucho rato junto al río con los niños.',
    none: 'En esta nota no se menciona ninguna tarea.',
  },
  {
    language: 'Portuguese',
    said: 'Bom, tenho que ligar amanhã para o banco porque o cartão está bloqueado. Fez bom tempo. Também preciso de arrumar a garagem. Tenho que dizer que é muito.',
    tasks: ['Ligar amanhã para o banco', 'Arrumar a garagem'],
    title: 'Ligar amanhã para o banco porque o cartão está bloqueado',
    calm: 'Hoje fez bom tempo e nós caminhamos muito tempo na beira do rio com as crianças.',
    none: 'Nenhuma tarefa é mencionada nesta nota.',
  },
  {
    language: 'Italian',
    said: 'Allora, devo chiamare domani la banca perché la carta è bloccata. Ha fatto bel tempo. Bisogna anche sistemare la cantina con i bambini. Devo dire che è tanto.',
    tasks: ['Chiamare domani la banca', 'Sistemare la cantina con i bambini'],
    title: 'Chiamare domani la banca perché la carta è bloccata',
    calm: 'Oggi ha fatto bel tempo e abbiamo camminato tanto lungo il fiume con i bambini.',
    none: 'In questa nota non si parla di cose da fare.',
  },
  {
    language: 'Dutch',
    said: 'Nou, ik moet morgen de bank bellen omdat de kaart geblokkeerd is. Het was mooi weer. Ook moeten we de kelder opruimen. Ik moet zeggen dat het veel is.',
    tasks: ['Morgen de bank bellen', 'De kelder opruimen'],
    title: 'Morgen de bank bellen omdat de kaart geblokkeerd is',
    calm: 'Het was vandaag mooi weer en we hebben lang langs de rivier gelopen met de kinderen.',
    none: 'In deze notitie worden geen taken genoemd.',
  },
])('a note in $language', ({ said, tasks, title, calm, none }) => {
  it('becomes a checklist of what its speaker has to do, in their words', async () => {
    expect((await write('action_items', said)).split('\n')).toEqual(tasks.map((task) => `- [ ] ${task}`));
  });

  it('is told in its own language that it has no tasks', async () => {
    expect(await write('action_items', calm)).toBe(none);
  });

  it('is named after what is to be done, without the words before it', async () => {
    expect(await titleOf(said)).toBe(title);
  });

  it('keeps small words as they are written in it', async () => {
    expect(await write('summary', calm)).toBe(calm);
  });
});

describe('a story in another language', () => {
  it.each([
    [
      'On déménage bientôt. Ce matin Paul a descendu le piano. Hier Clara a emballé la vaisselle. Demain le camion arrive. Il y a trois semaines Paul a trouvé un appartement par hasard.',
      ['Il y a trois semaines', 'Hier', 'Ce matin', 'Demain'],
    ],
    [
      'Wir ziehen um. Heute Morgen hat Paul den Tisch getragen. Gestern hat Clara die Teller gepackt. Übermorgen kommt der Wagen. Vor drei Wochen hat Paul die Wohnung gefunden.',
      ['Vor drei Wochen', 'Gestern', 'Heute Morgen', 'Übermorgen'],
    ],
    [
      'Nos mudamos pronto. Esta mañana Paul bajó el piano. Ayer Clara guardó los platos. Pasado mañana viene el camión. Hace tres semanas Paul encontró piso por casualidad.',
      ['Hace tres semanas', 'Ayer', 'Esta mañana', 'Pasado mañana'],
    ],
  ])('has its scenes in the order of their time: %s', async (transcript, times) => {
    const story = await write('story', transcript);
    expect([...story.matchAll(/\*\*(?<words>.+?)\*\*/gu)].map(([, words]) => words)).toEqual(times);
  });
});

describe('a checklist of a note in a language without words of its own', () => {
  it('says in which languages tasks are found', async () => {
    const swedish = 'Jag måste ringa banken i morgon bitti och sedan städa hela källaren med barnen.';
    expect(await write('action_items', swedish)).toContain('only be found in English, German, French');
  });
});

describe('creations of a hostile text in another language', () => {
  it.each<NoteCreationType>(['action_items', 'summary', 'story'])(
    'take time that grows with its length: %s',
    async (type) => {
      const said = 'Ich muss morgen die Bank anrufen und das Paket zur Post bringen. ';
      const hostile = said.repeat(20) + 'ich muss '.repeat(200_000) + 'ä'.repeat(1_000_000);
      expect((await write(type, hostile)).length).toBeGreaterThan(20);
    },
    60_000,
  );
});
