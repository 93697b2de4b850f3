import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { hashToken, makeToken } from './one-time-token.ts';
import { Invitation } from './invitation.entity.ts';
import { normaliseEmail, storedSpellings } from './normalise-email.ts';

/** Where an invitation is followed, below the address of the installation. */
const INVITATION_PATH = '/api/invitation';
const VALID_FOR_MS = 7 * 86_400_000;

export interface InvitationFacts {
  origin: string;
  /** Whose it is to be; null for whoever has the link. */
  email: string | null;
  createdBy: string | null;
}

/** Creates a link by which one person may join, for a week. */
export async function createInvitation(
  manager: EntityManager,
  { origin, email, createdBy }: InvitationFacts,
): Promise<{ invitation: Invitation; link: string }> {
  const token = makeToken();
  const invitations = manager.getRepository(Invitation);
  const { identifiers } = await invitations.insert({
    tokenHash: hashToken(token),
    email,
    normalisedEmail: email === null ? null : normaliseEmail(email),
    createdBy,
    expiresAt: () => `now() + interval '${VALID_FOR_MS} milliseconds'`,
  });
  const invitation = await invitations.findOneByOrFail({ id: (identifiers[0] as { id: string }).id });
  return { invitation, link: `${origin}${INVITATION_PATH}?token=${token}` };
}

/** Those that can still be used, the newest first. */
export function listOpenInvitations(manager: EntityManager): Promise<Invitation[]> {
  return manager.getRepository(Invitation).find({
    where: { acceptedAt: IsNull(), expiresAt: MoreThan(new Date()) },
    order: { createdAt: 'DESC' },
    take: 500,
  });
}

/** Null of one that was used or withdrawn, has expired, or was never given out. */
export async function findOpenInvitation(manager: EntityManager, token: string): Promise<Invitation | null> {
  return manager
    .getRepository(Invitation)
    .findOneBy({ tokenHash: hashToken(token), acceptedAt: IsNull(), expiresAt: MoreThan(new Date()) });
}

/**
 * Redeems an invitation, in the transaction that creates its person's account. For one that names an address, `email` has to be
 * that address. Resolves with false when it cannot be used, also by the second of two at the same moment.
 */
export async function acceptInvitation(
  manager: EntityManager,
  { token, email }: { token: string; email: string | null },
): Promise<boolean> {
  const [accepted] = await manager.query<[object[], number]>(
    `update invitations set accepted_at = now()
     where token_hash = $1 and accepted_at is null and expires_at > now()
       and (normalised_email is null or normalised_email = any($2)) returning id`,
    [hashToken(token), email === null ? [] : storedSpellings(email)],
  );
  return accepted.length > 0;
}

/** Withdraws an invitation that nobody has used; false when there is none. */
export async function withdrawInvitation(manager: EntityManager, id: string): Promise<boolean> {
  const { affected } = await manager.delete(Invitation, { id, acceptedAt: IsNull() });
  return Boolean(affected);
}

/** Deletes those that were used or have expired, of which nobody is shown anything. Returns how many. */
export async function deleteEndedInvitations(manager: EntityManager): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>(
    'delete from invitations where accepted_at is not null or expires_at <= now()',
  );
  return count;
}

/** Deletes those that name this address, however it is spelt: who had it has deleted their account. */
export async function deleteInvitationsOf(manager: EntityManager, email: string): Promise<void> {
  await manager.delete(Invitation, { normalisedEmail: In(storedSpellings(email)) });
}
