import { IsIn, IsOptional, IsUrl } from 'class-validator';
import { Setting } from './load-settings.ts';

/** The public address of the product, from which links are made. */
export class AddressSettings {
  @Setting(
    'BASE_URL',
    'Where people reach Stitchbook, without a path; https unless it is this machine alone',
    'http://localhost:3000',
  )
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  baseUrl!: string;
}

/** Who may sign up. `first`: the first person, who becomes an administrator, and after them who is invited. */
export type SignUpPolicy = 'open' | 'invite' | 'closed' | 'first';

export class SignUpSettings extends AddressSettings {
  @Setting(
    'SIGN_UP',
    'Who may join: open (everybody), invite (who is invited) or closed (nobody); when not set, everybody on this machine alone, and elsewhere who comes first, then who is invited',
  )
  @IsOptional()
  @IsIn(['open', 'invite', 'closed'])
  signUp?: 'open' | 'invite' | 'closed';

  get signUpPolicy(): SignUpPolicy {
    return this.signUp ?? (isLoopbackAddress(this.baseUrl) ? 'open' : 'first');
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL's host is this machine itself. Throws a `TypeError` where it is no URL. */
export function isLoopbackAddress(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
