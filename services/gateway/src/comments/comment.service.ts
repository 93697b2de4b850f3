import { Injectable } from '@nestjs/common';
import { type NoteRole, can } from '@stitchbook/contracts';
import { type Transaction, UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { showPage } from '../database/page-within-bytes.query.ts';
import { Idempotency, deletedSince, fingerprintForm } from '../idempotency/idempotency.ts';
import { authorize } from '../note-access/note-access.ts';
import { NoteRoleRepository } from '../note-access/note-role.repository.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { type CommentCard, CommentRepository } from './comment.repository.ts';
import type { ListCommentsQuery, NewCommentRequest } from './comment.requests.ts';
import type { CommentResponse } from './comment.responses.ts';

export interface CommentsPage {
  comments: CommentResponse[];
  nextCursor: string | null;
}

/** All of a note that comments ask for: its words may be long. */
interface NoteWithRole {
  id: number;
  role: NoteRole;
}

/** The owner of a note removes any comment on it; others their own, as long as they may comment at all. */
function canDelete(role: NoteRole, readerId: string, comment: Pick<CommentCard, 'userId'>): boolean {
  return role === 'owner' || (can(role, 'comment') && comment.userId === readerId);
}

/** Only the author rewrites a comment, not even the owner of the note, and only as long as they may comment. */
function canRewrite(role: NoteRole, readerId: string, comment: Pick<CommentCard, 'userId'>): boolean {
  return can(role, 'comment') && comment.userId === readerId;
}

@Injectable()
export class CommentService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly roles: NoteRoleRepository,
    private readonly comments: CommentRepository,
    private readonly idempotency: Idempotency,
  ) {}

  async page(readerId: string, noteId: number, { limit, cursor }: ListCommentsQuery): Promise<CommentsPage> {
    const note = authorize(await this.findNote(readerId, noteId), 'read');
    const found = await this.comments.findPage(note.id, cursor, limit + 1);
    const { rows, last } = showPage(found, limit);
    return {
      comments: rows.map((comment) => present(comment, note.role, readerId)),
      nextCursor: last && String(last.id),
    };
  }

  /** With the `key` of an earlier attempt that was answered to nobody, the comment that it made. */
  add(
    userId: string,
    noteId: number,
    { content, timestamp = null }: NewCommentRequest,
    key: string | null,
  ): Promise<CommentResponse> {
    const fingerprint = fingerprintForm({ noteId: String(noteId), content, timestamp: String(timestamp) }, null);
    const request = { ownerId: userId, route: 'comments', key, fingerprint } as const;
    return this.unitOfWork.run(async (transaction) => {
      const note = authorize(await this.lockNote(transaction, userId, noteId), 'comment');
      const before = await this.idempotency.begin(transaction, request);
      if (before) {
        if (before.commentId === null) throw deletedSince();
        return this.show(transaction, before.commentId, note.role, userId);
      }
      const id = await this.comments.insert(transaction, { noteId, userId, content, atSeconds: timestamp });
      // The version before this one finds the comment by its note.
      await this.idempotency.finish(transaction, request, { noteId, commentId: id });
      return this.show(transaction, id, note.role, userId);
    });
  }

  rewrite(userId: string, id: number, content: string): Promise<CommentResponse> {
    return this.unitOfWork.run(async (transaction) => {
      const { comment, note } = await this.lock(transaction, userId, id);
      if (!canRewrite(note.role, userId, comment)) throw forbidden();
      await this.comments.rewrite(transaction, id, content);
      return this.show(transaction, id, note.role, userId);
    });
  }

  delete(userId: string, id: number): Promise<DoneResponse> {
    return this.unitOfWork.run(async (transaction) => {
      const { comment, note } = await this.lock(transaction, userId, id);
      if (!canDelete(note.role, userId, comment)) throw forbidden();
      await this.comments.delete(transaction, id);
      return { success: true, message: 'Comment deleted' };
    });
  }

  /** A comment, once its note is locked. On a note that its reader may not see it is answered as if it did not exist. */
  private async lock(
    transaction: Transaction,
    readerId: string,
    id: number,
  ): Promise<{ comment: CommentCard; note: NoteWithRole }> {
    const found = await this.comments.find(id, transaction);
    const note = found && (await this.lockNote(transaction, readerId, found.noteId));
    // It may have been deleted while the note was waited for.
    const comment = note && (await this.comments.find(id, transaction));
    if (!comment) throw commentNotFound();
    return { comment, note };
  }

  private async lockNote(transaction: Transaction, readerId: string, noteId: number): Promise<NoteWithRole | null> {
    await this.roles.lockNote(transaction, noteId);
    return this.findNote(readerId, noteId, transaction);
  }

  private async findNote(readerId: string, noteId: number, transaction?: Transaction): Promise<NoteWithRole | null> {
    const role = await this.roles.find(readerId, noteId, transaction);
    return role && { id: noteId, role };
  }

  private async show(transaction: Transaction, id: number, role: NoteRole, readerId: string): Promise<CommentResponse> {
    const comment = await this.comments.find(id, transaction);
    if (!comment) throw commentNotFound();
    return present(comment, role, readerId);
  }
}

function present(
  { id, noteId, userId, userName, content, atSeconds, createdAt, updatedAt }: CommentCard,
  role: NoteRole,
  readerId: string,
): CommentResponse {
  return {
    id,
    noteId,
    userId,
    userName,
    content,
    timestamp: atSeconds,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    mayDelete: canDelete(role, readerId, { userId }),
    mayEdit: canRewrite(role, readerId, { userId }),
  };
}

const commentNotFound = () => new ProductError('not-found', 'comment.missing', 'This comment does not exist any more.');
const forbidden = () => new ProductError('forbidden', 'comment.forbidden', 'You may not do this with this comment.');
