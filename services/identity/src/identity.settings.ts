import { Setting } from '@stitchbook/config';
import { IsInt, IsNotEmpty, IsUrl, Matches, Max, Min, MinLength } from 'class-validator';
import { IsSigningKeySet } from './provider/signing-keys.ts';

export class IdentitySettings {
  @Setting(
    'BASE_URL',
    'Where people reach Stitchbook, without a path; https unless it is this machine alone',
    'http://localhost:3000',
  )
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  @Matches(/^https?:\/\/[^/?#]+\/?$/, { message: 'baseUrl must be an origin, without a path' })
  baseUrl!: string;

  @Setting('IDENTITY_HOST', 'Address on which the identity provider listens', '127.0.0.1')
  @IsNotEmpty()
  host!: string;

  @Setting('IDENTITY_PORT', 'Port on which the identity provider listens; 0 takes a free one', '3001')
  @IsInt()
  @Min(0)
  @Max(65_535)
  port!: number;

  @Setting('OIDC_CLIENT_ID', 'How the issuer knows this installation', 'stitchbook')
  @IsNotEmpty()
  clientId!: string;

  @Setting('OIDC_CLIENT_SECRET', 'The secret that the issuer gave this installation')
  @MinLength(32)
  clientSecret!: string;

  @Setting('IDENTITY_COOKIE_KEYS', 'Keys that sign cookies, comma separated, newest first, 32 characters or more each')
  @Matches(/^[^,\s]{32,}(,[^,\s]{32,})*$/)
  cookieKeys!: string;

  @Setting('IDENTITY_SIGNING_KEYS', 'Private RSA keys that sign ID tokens, as a JSON Web Key Set, newest first')
  @IsSigningKeySet()
  signingKeys!: string;

  @Setting('SIGN_IN_TRIES_PER_ACCOUNT', 'Wrong passwords for one account before it has to wait', '10')
  @IsInt()
  @Min(1)
  triesPerAccount!: number;

  @Setting('SIGN_IN_TRIES_PER_ADDRESS', 'Wrong passwords from one network address before it has to wait', '100')
  @IsInt()
  @Min(1)
  triesPerAddress!: number;

  @Setting('SIGN_IN_WAIT_SECONDS', 'Seconds after which wrong passwords are forgotten', '900')
  @IsInt()
  @Min(1)
  waitSeconds!: number;

  @Setting('NEW_ACCOUNTS_PER_ADDRESS', 'Accounts asked for from one network address in an hour', '200')
  @IsInt()
  @Min(1)
  newAccountsPerAddress!: number;

  /** Scheme, host and port, without a slash at the end. */
  get origin(): string {
    return new URL(this.baseUrl).origin;
  }

  get issuer(): string {
    return `${this.origin}/oidc`;
  }
}
