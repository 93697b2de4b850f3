import { Injectable } from '@nestjs/common';
import { MAX_PINNED_NOTES, type NoteRole } from '@stitchbook/contracts';
import { type Transaction, UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { type Authorized, authorize } from '../note-access/note-access.ts';
import { NoteRoleRepository } from '../note-access/note-role.repository.ts';
import { NoteMarkRepository } from './note-mark.repository.ts';

interface ReadNote {
  userId: string;
  noteId: number;
  role: NoteRole;
}

/** Whoever may read a note pins it for themselves, and says that they have seen it. Each rejects with a `ProductError`. */
@Injectable()
export class NoteMarkService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly roles: NoteRoleRepository,
    private readonly marks: NoteMarkRepository,
  ) {}

  pin(userId: string, noteId: number): Promise<void> {
    return this.mark(userId, noteId, async (transaction, note) => {
      const pins = await this.marks.countPins(transaction, userId);
      if (pins >= MAX_PINNED_NOTES && !(await this.marks.isPinned(transaction, note))) throw tooManyPins();
      await this.marks.pin(transaction, note);
    });
  }

  unpin(userId: string, noteId: number): Promise<void> {
    return this.mark(userId, noteId, (transaction, note) => this.marks.unpin(transaction, note));
  }

  see(userId: string, noteId: number): Promise<void> {
    return this.mark(userId, noteId, (transaction, note) => this.marks.visit(transaction, note, note.role === 'owner'));
  }

  /** With the note locked, so that nothing is written for somebody whose share ends in between, and no comment is passed over. */
  private mark(
    userId: string,
    noteId: number,
    write: (transaction: Transaction, note: Authorized<'read'> & ReadNote) => Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      await this.roles.lockNote(transaction, noteId);
      const role = await this.roles.find(userId, noteId, transaction);
      await write(transaction, authorize(role && { userId, noteId, role }, 'read'));
    });
  }
}

const tooManyPins = () =>
  new ProductError(
    'conflict',
    'pin.too-many',
    `You can pin at most ${MAX_PINNED_NOTES} notes. Unpin one to pin another.`,
  );
