import type { landingTexts } from '../en/landing.ts';

export const landing: typeof landingTexts = {
  pageTitle: 'Stitchbook: denk laut',
  signIn: 'Anmelden',
  headline: 'Denk laut.',
  headlineGoesOn: 'Jedes Wort bleibt.',
  lead: 'Stitchbook bewahrt deine Sprachnotizen auf und schreibt sie für dich mit. KI findet die Worte, die Themen und die Stimmung; du entscheidest, ob ein Gedanke privat bleibt, geteilt oder zur Geschichte wird.',
  getAccess: 'Früh dabei sein',
  seeHow: 'So funktioniert es',
  openSource: 'Open Source. Läuft auf deinem eigenen Rechner und braucht keinen Schlüssel.',
  sample: {
    title: 'Die Werkstatt am Kanal',
    recorded: 'Beim Spazieren aufgenommen, 24 Sekunden',
    words: [
      '„Was, wenn die alte Buchbinderei das Atelier wird?',
      'Hohe Fenster, gutes Licht bis sechs.',
      'Ich sollte Marta vor dem Wochenende anrufen',
      'und fragen, was das Dach kosten würde.“',
    ],
    caption: 'Eine Beispielnotiz mit ihren Themen und ihrer Stimmung:',
    studio: 'atelier',
    reminder: 'erinnerung',
    mood: 'Positiv',
  },
  howItWorks: 'So funktioniert es',
  steps: {
    say: {
      title: 'Sag es',
      text: 'Starte die Aufnahme und sprich, oder bring eine mp3, wav oder m4a mit, die du schon hast. Deine Stimme bleibt bei der Notiz.',
    },
    read: {
      title: 'Lies es nach',
      text: 'KI schreibt deine Worte auf, ordnet sie ein paar Themen zu und bemerkt die Stimmung. Alles davon kannst du durchsuchen.',
    },
    share: {
      title: 'Teil es, oder nicht',
      text: 'Jede Notiz ist zuerst privat. Gib sie jemandem zum Lesen, Kommentieren oder Bearbeiten, wann immer du magst.',
    },
    make: {
      title: 'Mach mehr daraus',
      text: 'Aus einem losen Gedanken wird eine persönliche Erzählung, eine Geschichte oder das Skript für einen Podcast.',
    },
  },
  whatIsAStitch: 'Was ist ein Stitch?',
  aStitchIs:
    'Ein Stitch ist ein Stich: ein Gedanke, laut gesagt und aufgehoben. Für sich allein ist er klein. Ein paar in einer Reihe halten etwas zusammen.',
  parts: [
    { term: 'Deine Stimme', meaning: 'Die Aufnahme selbst, zum Nachhören, so wie du es gesagt hast.' },
    { term: 'Seine Worte', meaning: 'Eine Mitschrift zum Lesen, Suchen und Zitieren.' },
    { term: 'Sein Faden', meaning: 'Themen, die ihn mit deinen anderen Notizen verbinden, und die Stimmung dabei.' },
  ],
  whatWasSaid: 'Was gesagt wurde',
  whatCameOfIt: 'Was daraus wurde',
  narrative: 'Persönliche Erzählung',
  actionItems: 'Aufgaben',
  madeAlone:
    'Von Stitchbook allein gemacht, ohne Schlüssel und ohne Netz. Die mitgelieferten Modelle verstehen Englisch.',
  yoursToKeep: 'Deine Worte bleiben bei dir',
  facts: [
    {
      fact: 'Auf deinem eigenen Rechner',
      meaning:
        'Stitchbook läuft dort, wo du es startest. Dort wird deine Stimme gehört, aufgeschrieben und aufbewahrt.',
    },
    {
      fact: 'Kein Schlüssel nötig',
      meaning: 'Modelle für Sprache und Text sind dabei. Kein Konto anderswo, kein Abo, kein Netz.',
    },
    {
      fact: 'Ein größeres Modell, wenn du magst',
      meaning:
        'Verbinde einen OpenAI-kompatiblen Dienst, auch einen eigenen. Solange du es nicht tust, geht nichts hinaus.',
    },
    {
      fact: 'Jederzeit frei',
      meaning: 'Jede Notiz als Markdown, Text oder Untertitel; das ganze Konto in einem Archiv. MIT-Lizenz.',
    },
  ],
  join: 'Mach mit',
  whyJoin:
    'Beim Tippen räumen wir zu früh auf. Mach es wie alle, die einen Gedanken erst zu Ende sprechen und ihn danach Wort für Wort wiederfinden.',
  dropFirstStitch: 'Setz deinen ersten Stich',
};
