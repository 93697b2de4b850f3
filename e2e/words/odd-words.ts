/** A hundred characters, as many as a title may have. */
export const ODD_TITLE =
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze 🧵👩‍👩‍👧‍👦 and العربية עברית 日本語, all in one title of 100!!';

export const ODD_TAGS = [
  'todo-list',
  'a-tag-that-is-as-long-as-a-tag-is-allowed-to-be-50',
  'عربي',
  '日本語',
  '🧵',
  'reminder',
  'idea',
  'project-update',
  'goal-setting',
  'personal',
  'garden',
  'letters',
];

/** A word without a place to break it. */
export const UNBREAKABLE = `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz${'Rindfleischetikettierung'.repeat(4)}`;

/** Is found to be a task, which may have two hundred characters. */
export const ODD_TASK = `The week was long. I need to call the office about ${UNBREAKABLE.slice(0, 120)} tomorrow.`;

export const ODD_WORDS = `مرحبا، هذه مذكرة صوتية قصيرة كُتبت من اليمين إلى اليسار، وفيها رقم الهاتف 555-0100 وكلمة English في الوسط.

A line in Latin letters follows it, with https://example.com/a/very/long/address/that/does/not/break/anywhere/because/it/has/no/spaces?and=parameters&that=go&on=and&on=forever in the middle.

${UNBREAKABLE} is a word that no line holds. 👩‍🚀🧶🪡`;

const SENTENCES = [
  'We went through the whole house this morning, from the cellar to the roof, and there is more to be done than I thought.',
  'I should call the roofer before Friday, because the rain comes in above the stairs.',
  'The kitchen can wait until spring; what cannot wait is the heating.',
  'Marta says that the beams are sound, and that we ought to keep the old windows if we can.',
  'I liked the light in the back room, it would be a good place to work.',
  'Remember to ask the bank about the second loan, and to send them the plans by the end of the month.',
];

const paragraphOf = (paragraph: number) =>
  SENTENCES.map((_, at) => SENTENCES[(paragraph * 5 + at * 7) % SENTENCES.length]).join(' ');

/** Half an hour of talking: what somebody reads who was not there. */
export const LONG_SPEECH = Array.from({ length: 30 }, (_, paragraph) => paragraphOf(paragraph)).join('\n\n');
