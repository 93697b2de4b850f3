import type { Done, Share, SharePermission } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';
import { isUuid } from '../http/uuid.ts';
import { allow } from '../notes/note-access.ts';
import type { NoteRepository } from '../notes/note.repository.ts';
import type { UserRepository } from '../users/user.repository.ts';
import type { ShareCard, ShareRepository } from './share.repository.ts';

const MOST_SHARES = 500;

export class ShareService {
  constructor(
    private readonly notes: NoteRepository,
    private readonly shares: ShareRepository,
    private readonly users: UserRepository,
  ) {}

  async list(userId: string, noteId: number): Promise<Share[]> {
    const note = allow(await this.notes.findFor(userId, noteId), 'share');
    return (await this.shares.findAll(note.id, MOST_SHARES)).map(presentShare);
  }

  async share(userId: string, noteId: number, withUserId: string, permission: SharePermission): Promise<Share> {
    const note = allow(await this.notes.findFor(userId, noteId), 'share');
    if (withUserId.toLowerCase() === note.ownerId) {
      throw new ProductError(
        'invalid',
        'share.with-owner',
        'This note is yours already. Please enter the user ID of someone else.',
      );
    }
    const other = isUuid(withUserId) ? await this.users.find(withUserId) : null;
    if (!other)
      throw new ProductError(
        'missing',
        'share.no-such-user',
        'There is no user with this ID. Please check it and try again.',
      );
    const shares = await this.shares.findAll(note.id, MOST_SHARES);
    if (shares.length >= MOST_SHARES && !shares.some((share) => share.userId === other.id)) {
      throw new ProductError('conflict', 'share.too-many', `A note can be shared with at most ${MOST_SHARES} people.`);
    }
    await this.shares.put(note.id, other.id, permission);
    const share = (await this.shares.findAll(note.id, MOST_SHARES)).find(({ userId: id }) => id === other.id);
    if (!share)
      throw new ProductError('conflict', 'share.ended', 'This share was ended in the meantime. Please try again.');
    return presentShare(share);
  }

  async end(userId: string, noteId: number, withUserId: string): Promise<Done> {
    const note = allow(await this.notes.findFor(userId, noteId), 'share');
    const wasShared = isUuid(withUserId) && (await this.shares.delete(note.id, withUserId));
    if (!wasShared) throw new ProductError('missing', 'share.missing', 'This note is not shared with that user.');
    return { success: true, message: 'Share ended' };
  }
}

function presentShare({ userId, name, permission, createdAt }: ShareCard): Share {
  return {
    sharedWithUserId: userId,
    sharedWithName: name ?? `User ${userId}`,
    permission,
    createdAt: createdAt.toISOString(),
  };
}
