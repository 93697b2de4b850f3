/** What a connection says of itself: refused, cut, not found, not answered. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What PostgreSQL says: a broken connection, shutting down, starting up, no connection to spare. */
const POSTGRES = /^(08...|57P0[1-5]|53300)$/;
/** The driver's own errors have no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;

/** Whether the database could not be reached, or went away in the middle: it is worth asking again. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return NETWORK.test(code) || POSTGRES.test(code) || DRIVER.test(error.message);
}

/** Whether the database has no room left to write to. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '53100';
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
