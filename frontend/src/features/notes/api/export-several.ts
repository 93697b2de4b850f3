import type { Note } from '@stitchbook/api-types';
import { MAX_EXPORTED_NOTES } from '@stitchbook/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { RequestError, Unreachable } from '../../../http/errors.ts';
import { accountHeader, noteAnswer } from '../../../http/session.ts';
import { selectionTexts } from '../../../texts/en/selection.ts';
import { archivePath } from '../archive-path.ts';
import { type Outcome, runEach } from '../run-each.ts';

const ADDRESS_HELD_MS = 60_000;

/** Has the browser save several notes: all or none of them with their audio, or the words of those that can be had. */
export function useExportSeveral() {
  const queryClient = useQueryClient();
  return {
    withAudio: async (notes: readonly Note[]): Promise<Outcome<Note>> => {
      const path = archivePath(notes.map(({ id }) => id));
      try {
        if (notes.length > MAX_EXPORTED_NOTES) throw new Error(selectionTexts.tooMany(MAX_EXPORTED_NOTES));
        await askFor(path);
        save(path, '');
        return { done: [...notes], failed: [] };
      } catch (error) {
        if (isMissing(error)) void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
        const reason = isMissing(error) ? new Error(selectionTexts.notAllThere) : error;
        return { done: [], failed: notes.map((item) => ({ item, error: reason })) };
      }
    },
    wordsOnly: async (notes: readonly Note[]): Promise<Outcome<Note>> => {
      const texts = new Map<number, string>();
      const outcome = await runEach(notes, async ({ id }) => {
        const response = await fetch(`/api/notes/${id}/export?format=md`, { credentials: 'include' });
        if (!response.ok) throw new Error(response.statusText);
        texts.set(id, await response.text());
      });
      const text = notes.flatMap(({ id }) => texts.get(id) ?? []).join('\n\n---\n\n');
      if (outcome.done.length > 0) saveText(text);
      return outcome;
    },
  };
}

/** A download that is refused says nothing that anybody could act on. */
async function askFor(path: string): Promise<void> {
  const asked = { method: 'HEAD', credentials: 'include', headers: accountHeader() } as const;
  const { ok, status, statusText } = await fetch(path, asked).catch(() => {
    throw new Unreachable();
  });
  const problem = ok ? null : new RequestError(status, statusText, '', path);
  noteAnswer(problem);
  if (problem) throw problem;
}

const isMissing = (error: unknown) => error instanceof RequestError && error.status === 404;

function saveText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  save(address, `${selectionTexts.fileName}.md`);
  // A browser may ask only after this task what stands at the address.
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_HELD_MS);
}

/** @param name The server's own where it is empty */
function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
