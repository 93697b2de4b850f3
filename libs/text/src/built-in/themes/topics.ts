import { BODY_AND_MIND } from './topics/body-and-mind.ts';
import { HOME_AND_ERRANDS } from './topics/home-and-errands.ts';
import { LEISURE } from './topics/leisure.ts';
import { LIFE_EVENTS } from './topics/life-events.ts';
import { PASTIMES } from './topics/pastimes.ts';
import { PEOPLE } from './topics/people.ts';
import type { Topic } from './topics/topic.ts';
import { WORK_AND_STUDY } from './topics/work-and-study.ts';

export type { Topic };

/** What people's voice notes are about, with the words that give each subject away. */
export const TOPICS: readonly Topic[] = [
  ...PEOPLE,
  ...WORK_AND_STUDY,
  ...BODY_AND_MIND,
  ...LIFE_EVENTS,
  ...HOME_AND_ERRANDS,
  ...LEISURE,
  ...PASTIMES,
];
