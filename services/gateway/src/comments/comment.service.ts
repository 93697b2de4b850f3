import type { Comment, Done, NoteAccess } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';
import { allow } from '../notes/note-access.ts';
import type { NoteCard } from '../notes/note-card.query.ts';
import type { NoteRepository } from '../notes/note.repository.ts';
import { mayDelete, mayRewrite } from './comment.policy.ts';
import type { CommentCard, CommentRepository } from './comment.repository.ts';
import type { ListCommentsQuery, NewCommentRequest } from './comment.requests.ts';

export interface CommentsPage {
  comments: Comment[];
  nextCursor: string | null;
}

export class CommentService {
  constructor(
    private readonly notes: NoteRepository,
    private readonly comments: CommentRepository,
  ) {}

  async page(readerId: string, noteId: number, { limit, cursor }: ListCommentsQuery): Promise<CommentsPage> {
    const note = allow(await this.notes.findFor(readerId, noteId), 'see');
    const found = await this.comments.findPage(note.id, cursor, limit + 1);
    const shown = found.slice(0, limit);
    return {
      comments: shown.map((comment) => present(comment, note.role, readerId)),
      nextCursor: found.length > limit ? String(shown.at(-1)?.id) : null,
    };
  }

  async add(userId: string, noteId: number, { content, timestamp }: NewCommentRequest): Promise<Comment> {
    const note = allow(await this.notes.findFor(userId, noteId), 'comment');
    const id = await this.comments.insert({ noteId: note.id, userId, content, atSeconds: timestamp ?? null });
    return this.show(id, note.role, userId);
  }

  async rewrite(userId: string, id: number, content: string): Promise<Comment> {
    const { comment, note } = await this.findFor(userId, id);
    if (!mayRewrite(note.role, userId, comment)) throw forbidden();
    await this.comments.rewrite(id, content);
    return this.show(id, note.role, userId);
  }

  async delete(userId: string, id: number): Promise<Done> {
    const { comment, note } = await this.findFor(userId, id);
    if (!mayDelete(note.role, userId, comment)) throw forbidden();
    await this.comments.delete(id);
    return { success: true, message: 'Comment deleted' };
  }

  /** A comment on a note that its reader may not see is answered as if it did not exist. */
  private async findFor(readerId: string, id: number): Promise<{ comment: CommentCard; note: NoteCard }> {
    const comment = await this.comments.find(id);
    const note = comment && (await this.notes.findFor(readerId, comment.noteId));
    if (!comment || !note) throw commentMissing();
    return { comment, note };
  }

  private async show(id: number, role: NoteAccess['role'], readerId: string): Promise<Comment> {
    const comment = await this.comments.find(id);
    if (!comment) throw commentMissing();
    return present(comment, role, readerId);
  }
}

function present(
  { atSeconds, createdAt, updatedAt, ...comment }: CommentCard,
  role: NoteAccess['role'],
  readerId: string,
): Comment {
  return {
    ...comment,
    timestamp: atSeconds,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    mayDelete: mayDelete(role, readerId, comment),
    mayEdit: mayRewrite(role, readerId, comment),
  };
}

const commentMissing = () => new ProductError('missing', 'comment.missing', 'This comment does not exist any more.');
const forbidden = () => new ProductError('forbidden', 'comment.forbidden', 'You may not do this with this comment.');
