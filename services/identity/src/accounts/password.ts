import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, which is the library's default algorithm. Memory is in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard may arrive in other code points. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

export async function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

const hashOfNobody = hashPassword('nobody has this password');

/**
 * Answers whether the password belongs to the hash. Without a hash, for an account that does not exist,
 * it works just as long before it says no, so that time does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await hashOfNobody), normalise(password));
  return matches && passwordHash !== undefined;
}
