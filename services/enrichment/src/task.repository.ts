import { Injectable } from '@nestjs/common';
import type { Segment } from '@stitchbook/contracts';
import { type Note, Task, type Transaction } from '@stitchbook/database';
import type { FoundTask } from '@stitchbook/text';
import { Stretches } from '@stitchbook/text/citations';
import { matchTasks } from './match-tasks.ts';

/** The words in which tasks were found. */
type ReadNote = Pick<Note, 'id' | 'ownerId' | 'transcript'> & { segments: readonly Segment[] };

/** The tasks of notes. */
@Injectable()
export class TaskRepository {
  /** Stores what was found in the words of a note, which the transaction has locked. What a person has changed stays as it is, and gone what they dismissed. */
  async storeFound(transaction: Transaction, note: ReadNote, found: readonly FoundTask[]): Promise<void> {
    const known = await transaction.find(Task, {
      select: { id: true, foundText: true, changedAt: true },
      where: { noteId: note.id },
      order: { id: 'ASC' },
    });
    const { updated, added, removed } = matchTasks(known, found);
    const spoken = new Stretches(note.segments, note.transcript);
    if (removed.length > 0) await transaction.delete(Task, removed);
    for (const { id, found: task } of updated) await transaction.update(Task, { id }, columnsOf(task, spoken));
    const { id: noteId, ownerId } = note;
    if (added.length > 0)
      await transaction.insert(
        Task,
        added.map((task) => ({ noteId, ownerId, ...columnsOf(task, spoken) })),
      );
  }
}

function columnsOf({ text, sentence, at, dueOn }: FoundTask, spoken: Stretches) {
  return { foundText: text, text, sentence, dueOn, atSeconds: spoken.momentOf(at) };
}
