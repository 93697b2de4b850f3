import { randomBytes } from 'node:crypto';
import { Visitor } from './visitor.ts';

/** Somebody new in the composed stack of this run, signed in. */
export async function signUp(): Promise<Visitor> {
  const visitor = new Visitor(String(process.env['BASE_URL']));
  await visitor.createAccount(`ada-${randomBytes(6).toString('hex')}@example.com`);
  return visitor;
}
