import { InvalidSettingsError, Setting } from '@stitchbook/config';
import { IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min, MinLength } from 'class-validator';
import { IsProxyList } from './http/is-proxy-list.ts';
import { IsHardToGuess } from './sign-in/is-hard-to-guess.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

export class GatewaySettings {
  @Setting('PORT', 'Port that people reach', '3000')
  @IsInt()
  @Min(0)
  @Max(65_535)
  port!: number;

  @Setting('HOST', 'Address that the port is opened on', '127.0.0.1')
  @IsNotEmpty()
  host!: string;

  @Setting(
    'BASE_URL',
    'Where people reach Stitchbook, without a path; https unless it is this machine alone',
    'http://localhost:3000',
  )
  @IsUrl(ADDRESS)
  baseUrl!: string;

  @Setting('WEB_DIR', 'Folder of the built web app')
  @IsNotEmpty()
  webDirectory!: string;

  @Setting('SESSION_SECRET', 'At least 32 random characters that sign the session cookie')
  @IsHardToGuess()
  sessionSecret!: string;

  @Setting('MAX_UPLOAD_MB', 'Largest audio file that is taken in, in megabytes (2^20 bytes)', '2048')
  @IsInt()
  @Min(1)
  maxUploadMegabytes!: number;

  @Setting('QUOTA_STORED_MB', 'Megabytes of audio that one person may keep; 0 for no limit', '0')
  @IsInt()
  @Min(0)
  quotaStoredMegabytes!: number;

  @Setting(
    'QUOTA_MODEL_CALLS_PER_DAY',
    'Transcriptions, creations and suggestions that one person may ask for in a day (UTC); 0 for no limit',
    '0',
  )
  @IsInt()
  @Min(0)
  quotaModelCallsPerDay!: number;

  @Setting('QUOTA_REQUESTS_PER_MINUTE', 'Requests that one person may send to each gateway; 0 for no limit', '0')
  @IsInt()
  @Min(0)
  quotaRequestsPerMinute!: number;

  @Setting('OIDC_ISSUER', 'OpenID Connect issuer that signs people in')
  @IsUrl(ADDRESS)
  oidcIssuer!: string;

  @Setting('OIDC_CLIENT_ID', 'How the issuer knows this installation', 'stitchbook')
  @IsNotEmpty()
  oidcClientId!: string;

  @Setting('OIDC_CLIENT_SECRET', 'The secret that the issuer gave this installation')
  @MinLength(16)
  oidcClientSecret!: string;

  @Setting(
    'IDENTITY_URL',
    'Internal address of the bundled issuer, which is then passed on below /oidc; empty with an issuer of your own',
  )
  @IsOptional()
  @IsUrl(ADDRESS)
  identityUrl?: string;

  @Setting(
    'TRUSTED_PROXIES',
    "Proxies that are believed about who calls: addresses, CIDR ranges or 'loopback', comma separated",
    'loopback',
  )
  @IsProxyList()
  trustedProxies!: string;

  get maxUploadBytes(): number {
    return this.maxUploadMegabytes * 2 ** 20;
  }

  get origin(): string {
    return new URL(this.baseUrl).origin;
  }

  /** Throws when people would send their cookie over plain http to another machine. */
  requireSafeAddress(): void {
    if (this.isSecure || LOOPBACK.test(new URL(this.baseUrl).hostname)) return;
    throw new InvalidSettingsError([
      `BASE_URL must begin with https:// unless it is this machine alone, but it is ${this.baseUrl}`,
    ]);
  }

  /** Whether people sign in at the bundled provider, which is named after this installation's own address. */
  get hasBundledIssuer(): boolean {
    return this.identityUrl !== undefined;
  }

  get isSecure(): boolean {
    return new URL(this.baseUrl).protocol === 'https:';
  }
}
