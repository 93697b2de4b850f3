import { unsavedTexts } from '../../../texts/en/unsaved.ts';
/** Why this browser's storage did not do as it was told, in a sentence; `otherwise` where there is nothing to add. */
export function describeStorageError(error: unknown, otherwise: string): string {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return unsavedTexts.noRoom;
    case 'VersionError':
      return unsavedTexts.updatedInOtherTab;
    default:
      return otherwise;
  }
}

/** Whether the browser keeps nothing at all, as in some private windows: then nothing can be waiting there either. */
export function isStorageUnavailable(error: unknown): boolean {
  return typeof indexedDB === 'undefined' || ['SecurityError', 'InvalidStateError'].includes(nameOf(error));
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
