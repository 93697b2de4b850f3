import { area } from '../catalogue.ts';

export const landingTexts = area('landing', {
  pageTitle: 'Stitchbook: think out loud',
  signIn: 'Sign In',
  headline: 'Think out loud.',
  headlineGoesOn: 'Keep every word.',
  lead: 'Stitchbook saves your voice notes and writes them down for you. AI finds the words, the themes and the mood; you decide whether a thought stays private, is shared, or becomes a story.',
  getAccess: 'Get Early Access',
  seeHow: 'See how it works',
  openSource: 'Open source. Runs on your own machine, and needs no key.',
  sample: {
    title: 'The workshop by the canal',
    recorded: 'Recorded on a walk, 24 seconds',
    words: [
      '“What if the old bindery became the studio?',
      'High windows, good light until six.',
      'I should call Marta before the weekend,',
      'and ask what the roof would cost.”',
    ],
    caption: 'An example note with its themes and mood:',
    studio: 'studio',
    reminder: 'reminder',
    mood: 'Positive',
  },
  howItWorks: 'How It Works',
  steps: {
    say: {
      title: 'Say it',
      text: 'Press record and talk, or bring an mp3, wav or m4a you already have. Your voice is saved with the note.',
    },
    read: {
      title: 'See it written',
      text: 'AI writes down your words, gathers them under a few themes and notices the mood. You can search all of it.',
    },
    share: {
      title: 'Share it, or don’t',
      text: 'Every note starts private. Hand one to somebody to read, to comment on or to edit, whenever you like.',
    },
    make: {
      title: 'Make it a story',
      text: 'Turn a rambling thought into a personal narrative, a story or the script of a podcast.',
    },
  },
  whatIsAStitch: 'What is a Stitch',
  aStitchIs:
    'A stitch is one thought, said out loud and kept. On its own it is small. Put a few in a row and they hold something together.',
  parts: [
    { term: 'Your voice', meaning: 'The recording itself, to hear again as you said it.' },
    { term: 'Its words', meaning: 'A transcript you can read, search and quote.' },
    { term: 'Its thread', meaning: 'Themes that tie it to your other notes, and the mood it was said in.' },
  ],
  whatWasSaid: 'What was said',
  whatCameOfIt: 'What came of it',
  narrative: 'Personal Narrative',
  actionItems: 'Action items',
  madeAlone: 'Made by Stitchbook on its own, without a key or a network.',
  yoursToKeep: 'Your words stay with you',
  facts: [
    {
      fact: 'On your own machine',
      meaning: 'Stitchbook runs where you start it. Your voice is heard, written down and kept there.',
    },
    {
      fact: 'No key needed',
      meaning: 'Speech and language engines come with it. No account elsewhere, no subscription, no network.',
    },
    {
      fact: 'A bigger model, if you like',
      meaning: 'Connect any OpenAI-compatible service, also one of your own. Until you do, nothing leaves.',
    },
    {
      fact: 'Never locked in',
      meaning: 'Every note as Markdown, text or subtitles; the whole account in one archive. MIT licence.',
    },
  ],
  join: 'Join the Movement',
  whyJoin:
    'Typing makes us tidy too soon. Join the people who talk a thought through first and find it waiting for them, word for word, afterwards.',
  dropFirstStitch: 'Drop Your First Stitch',
});
