import { createDataSource } from '@stitchbook/database';
import { isUuid } from '../http/uuid.ts';
import { UserRepository } from '../users/user.repository.ts';
import { describeAdministrator } from './describe-administrator.ts';

/** What was typed cannot be done; the message is for the person at the terminal. */
export class AdminCommandError extends Error {}

const USAGE = 'Say grant <user id>, revoke <user id>, or list. A user finds their id in the menu of the header.';

/**
 * Does what somebody with a shell on this machine says about administrators. There is no other way to become one: no
 * request can, and no e-mail address that an issuer vouches for.
 * Returns the lines to show; rejects with an `AdminCommandError` for what was typed wrong.
 */
export async function runAdminCommand(typed: readonly string[], databaseUrl: string): Promise<string[]> {
  const [verb = '', id = '', ...rest] = typed;
  if (rest.length > 0 || !['grant', 'revoke', 'list'].includes(verb)) throw new AdminCommandError(USAGE);
  if (verb !== 'list' && !isUuid(id)) throw new AdminCommandError(`"${id}" is not a user id. ${USAGE}`);
  const dataSource = await createDataSource({ url: databaseUrl, poolSize: 2 }).initialize();
  try {
    const users = new UserRepository(dataSource);
    return verb === 'list' ? await list(users) : [await set(users, id, verb === 'grant')];
  } finally {
    await dataSource.destroy();
  }
}

async function list(users: UserRepository): Promise<string[]> {
  const administrators = await users.findAdministrators();
  return administrators.length > 0 ? administrators.map(describeAdministrator) : ['There are no administrators.'];
}

async function set(users: UserRepository, id: string, isAdministrator: boolean): Promise<string> {
  if (!(await users.setAdministrator(id, isAdministrator))) {
    throw new AdminCommandError(`There is no user ${id}. Whoever it is has to sign in once before.`);
  }
  return isAdministrator ? `${id} is an administrator now.` : `${id} is not an administrator any more.`;
}
