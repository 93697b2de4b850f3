/** The error conditions that the product distinguishes, by SQLSTATE (appendix A of PostgreSQL's manual). */
const SQL_STATES = {
  invalidParameterValue: '22023',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  diskFull: '53100',
  lockNotAvailable: '55P03',
} as const;

export type SqlState = keyof typeof SQL_STATES;

/** The five characters of SQLSTATE, or the code that a broken connection has (`ECONNREFUSED`); null of any other error. */
function sqlStateOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether PostgreSQL refused a statement for one of these reasons; TypeORM's errors carry the driver's code. */
export function hasSqlState(error: unknown, ...states: SqlState[]): boolean {
  const code = sqlStateOf(error);
  return states.some((state) => SQL_STATES[state] === code);
}

/** What a connection says of itself: refused, cut, not found, not answered. */
const NETWORK_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What PostgreSQL says: a broken connection, shutting down, starting up, no connection to spare, two that waited for each other, a statement that took too long. */
const OUTAGE_STATE = /^(08...|57014|57P0[1-5]|53300|40P01)$/;
/** The driver's own errors have no code. */
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;

/** Whether the database could not be reached, or went away in the middle: it is worth asking again. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlStateOf(error) ?? '';
  return NETWORK_CODE.test(code) || OUTAGE_STATE.test(code) || DRIVER_MESSAGE.test(error.message);
}
