import { IsHardToGuess, IsProxyList, Setting, SignUpSettings, trustProxies } from '@stitchbook/config';
import { IsInt, IsNotEmpty, Matches, Max, Min } from 'class-validator';
import { IsSigningKeySet } from './provider/identity-secrets.ts';

export class IdentitySettings extends SignUpSettings {
  @Matches(/^https?:\/\/[^/?#]+\/?$/, { message: 'baseUrl must be an origin, without a path' })
  declare baseUrl: string;

  @Setting('IDENTITY_HOST', 'Address on which the identity provider listens', '127.0.0.1')
  @IsNotEmpty()
  host!: string;

  @Setting('IDENTITY_PORT', 'Port on which the identity provider listens; 0 takes a free one', '3001')
  @IsInt()
  @Min(0)
  @Max(65_535)
  port!: number;

  @Setting(
    'IDENTITY_TRUSTED_PROXIES',
    'Who the identity provider believes about who calls, which should be the gateway alone: as in TRUSTED_PROXIES',
    'loopback',
  )
  @IsProxyList()
  trustedProxies!: string;

  @Setting('OIDC_CLIENT_ID', 'How the issuer knows this installation', 'stitchbook')
  @IsNotEmpty()
  clientId!: string;

  @Setting('OIDC_CLIENT_SECRET', 'The secret that the issuer gave this installation')
  @IsHardToGuess()
  clientSecret!: string;

  @Setting('IDENTITY_COOKIE_KEYS', 'Keys that sign cookies, comma separated, newest first, 32 characters or more each')
  @Matches(/^[^,\s]{32,}(,[^,\s]{32,})*$/)
  @IsHardToGuess()
  cookieKeys!: string;

  @Setting('IDENTITY_SIGNING_KEYS', 'Private RSA keys that sign ID tokens, as a JSON Web Key Set, newest first')
  @IsSigningKeySet()
  signingKeys!: string;

  @Setting(
    'SIGN_IN_TRIES_PER_ACCOUNT',
    'Wrong passwords for one account, from one address or one known browser, before that one has to wait; as many from anywhere, and further attempts are throttled to one after the other',
    '10',
  )
  @IsInt()
  @Min(1)
  attemptsPerAccount!: number;

  @Setting('SIGN_IN_TRIES_PER_ADDRESS', 'Wrong passwords from one network address before it has to wait', '100')
  @IsInt()
  @Min(1)
  attemptsPerAddress!: number;

  @Setting('SIGN_IN_WAIT_SECONDS', 'Seconds after which wrong passwords are forgotten', '900')
  @IsInt()
  @Min(1)
  waitSeconds!: number;

  @Setting('NEW_ACCOUNTS_PER_ADDRESS', 'Accounts asked for from one network address in an hour', '200')
  @IsInt()
  @Min(1)
  newAccountsPerAddress!: number;

  get trustProxy(): string | number {
    return trustProxies(this.trustedProxies);
  }

  /** Scheme, host and port, without a slash at the end. */
  get origin(): string {
    return new URL(this.baseUrl).origin;
  }

  get issuer(): string {
    return `${this.origin}/oidc`;
  }
}
