import {
  UnitOfWork,
  createDataSource,
  createInvitation,
  findAccountByEmail,
  issuePasswordReset,
  recordSecurityEvent,
  type User,
  withoutInvisible,
} from '@stitchbook/database';
import { createLogger } from '@stitchbook/logging';
import { isEmail, isUUID } from 'class-validator';
import { UserRepository } from '../users/user.repository.ts';

/** What was typed cannot be done; the message is for the person at the terminal. */
export class AdminCommandError extends Error {}

/** The installation that is administered. */
export interface Installation {
  databaseUrl: string;
  /** Where people reach it. */
  baseUrl: string;
}

/** Whoever types a command reads sentences, not log lines; the event is kept all the same. */
const QUIET = createLogger('admin', { level: 'silent' });
const USAGE =
  'Say grant <user id>, revoke <user id>, list, invite [e-mail], or reset-password <e-mail>. A user finds their id in the menu of the header.';
/** A link that is passed on by hand takes longer than one that comes by mail. */
const RESET_VALID_FOR_MS = 24 * 3_600_000;

interface Database {
  unitOfWork: UnitOfWork;
  users: UserRepository;
}

type Command = (database: Database, subject: string, installation: Installation) => Promise<string[]>;

/** What may be said, and whether it is said of somebody; left out where it may be either. */
const COMMANDS: Readonly<Record<string, { run: Command; isAboutSomebody?: boolean }>> = {
  list: { run: list, isAboutSomebody: false },
  grant: { run: (database, id) => setAdministrator(database, id, true), isAboutSomebody: true },
  revoke: { run: (database, id) => setAdministrator(database, id, false), isAboutSomebody: true },
  invite: { run: invite },
  'reset-password': { run: resetPassword, isAboutSomebody: true },
};

/**
 * Does what somebody with a shell on this machine says about administrators, invitations and lost passwords. No request makes an
 * administrator, and no e-mail address that an issuer attests.
 * Returns the lines to show; rejects with an `AdminCommandError` for what was typed wrong.
 */
export async function runAdminCommand(typed: readonly string[], installation: Installation): Promise<string[]> {
  const [verb = '', subject = '', ...rest] = typed;
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  const isAboutSomebody = subject !== '';
  if (!command || rest.length > 0 || (command.isAboutSomebody ?? isAboutSomebody) !== isAboutSomebody) {
    throw new AdminCommandError(USAGE);
  }
  const dataSource = await createDataSource({ url: installation.databaseUrl, poolSize: 2 }).initialize();
  const database = { unitOfWork: new UnitOfWork(dataSource), users: new UserRepository(dataSource) };
  try {
    return await command.run(database, subject, installation);
  } finally {
    await dataSource.destroy();
  }
}

async function list({ users }: Database): Promise<string[]> {
  const administrators = await users.findAdministrators();
  return administrators.length > 0 ? administrators.map(describeAdministrator) : ['There are no administrators.'];
}

async function setAdministrator(
  { unitOfWork, users }: Database,
  id: string,
  isAdministrator: boolean,
): Promise<string[]> {
  if (!isUUID(id, 'loose')) throw new AdminCommandError(`"${id}" is not a user id. ${USAGE}`);
  if (!(await users.setAdministrator(id, isAdministrator))) {
    throw new AdminCommandError(`There is no user ${id}. Whoever it is has to sign in once before.`);
  }
  const kind = isAdministrator ? 'administrator.granted' : 'administrator.revoked';
  await unitOfWork.run((transaction) => recordSecurityEvent(transaction, { kind, userId: id }, QUIET));
  return [isAdministrator ? `${id} is an administrator now.` : `${id} is not an administrator any more.`];
}

async function resetPassword({ unitOfWork }: Database, email: string, { baseUrl }: Installation): Promise<string[]> {
  const how = { origin: new URL(baseUrl).origin, validForMs: RESET_VALID_FOR_MS };
  const link = await unitOfWork.run(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    if (!account) throw new AdminCommandError('There is no account of that e-mail address here.');
    await recordSecurityEvent(transaction, { kind: 'password.reset-requested', accountId: account.id }, QUIET);
    return issuePasswordReset(transaction, account.id, how);
  });
  return ['By this link they choose a new password, once and within a day. Give it to nobody else.', link];
}

async function invite({ unitOfWork }: Database, typed: string, { baseUrl }: Installation): Promise<string[]> {
  const email = withoutInvisible(typed);
  if (email !== '' && !isEmail(email)) throw new AdminCommandError(`"${email}" is not an e-mail address. ${USAGE}`);
  const facts = { origin: new URL(baseUrl).origin, email: email || null, createdBy: null };
  const { link } = await unitOfWork.run(async (transaction) => {
    await recordSecurityEvent(transaction, { kind: 'invitation.created' }, QUIET);
    return createInvitation(transaction, facts);
  });
  return [`By this link ${email || 'one person'} may join, once and within a week.`, link];
}

/** One line for a terminal. Names come from elsewhere, and must not speak to the terminal themselves. */
function describeAdministrator({ id, firstName, lastName, email }: User): string {
  const about = [firstName, lastName, email && `<${email}>`].filter(Boolean).join(' ');
  return `${id}  ${about}`.replaceAll(/\p{C}/gu, ' ').trimEnd();
}
