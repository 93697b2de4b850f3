import { area } from '../catalogue.ts';

export const creationTexts = area('creations', {
  yourCreations: 'Your Creations',
  loading: 'Loading creations',
  notLoaded: 'Your creations could not be loaded.',
  none: 'No Creations Yet',
  howToMake: 'Use the Generate button on a note to turn it into something new.',
  older: 'Older creations',
  basedOnNote: 'Based on a voice note',
  fromThisNote: 'From this note',
  beingMade: 'Something new is being made of this note.',
  done: 'Done:',
  toDo: 'To do:',
  readyToPaste: 'The text is ready to be pasted elsewhere.',
  notCopied: 'This browser does not let the text be copied.',
  deleteAsked: 'Are you sure?',
  deleteMeans: (type: string) => `This will permanently delete this ${type}. The note it was made from stays.`,
  deleted: 'Creation deleted',
  deleteFailed: (reason: string) => `Failed to delete creation: ${reason}`,
});
