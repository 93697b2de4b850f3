import {
  InvalidSettingsError,
  IsHardToGuess,
  IsProxyList,
  Setting,
  SignUpSettings,
  isLoopbackAddress,
  trustProxies,
} from '@stitchbook/config';
import { IsInt, IsNotEmpty, IsOptional, IsUrl, Matches, Max, Min } from 'class-validator';

const ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

export class GatewaySettings extends SignUpSettings {
  @Setting('PORT', 'Port that people reach', '3000')
  @IsInt()
  @Min(0)
  @Max(65_535)
  port!: number;

  @Setting('HOST', 'Address that the port is opened on', '127.0.0.1')
  @IsNotEmpty()
  host!: string;

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

  @Setting(
    'QUOTA_STORED_MB',
    'Megabytes of audio that one person may keep; 0 for no limit; when not set, 10240 unless it is this machine alone',
  )
  @IsOptional()
  @IsInt()
  @Min(0)
  quotaStoredMegabytesSet?: number;

  @Setting(
    'QUOTA_MODEL_CALLS_PER_DAY',
    'Transcriptions, creations, suggestions and rewritten words that one person may have a model asked about in a day (UTC); 0 for no limit; when not set, 500 unless it is this machine alone',
  )
  @IsOptional()
  @IsInt()
  @Min(0)
  quotaModelCallsPerDaySet?: number;

  @Setting(
    'QUOTA_REQUESTS_PER_MINUTE',
    'Requests that one person may send to each gateway; 0 for no limit; when not set, 600 unless it is this machine alone',
  )
  @IsOptional()
  @IsInt()
  @Min(0)
  quotaRequestsPerMinuteSet?: number;

  @Setting('SECURITY_EVENT_DAYS', 'Days for which sign-ins, shares and other security events are kept', '180')
  @IsInt()
  @Min(1)
  @Max(3_650)
  securityEventDays!: number;

  @Setting(
    'MAX_CONNECTIONS_PER_ADDRESS',
    'Connections, and requests at once, that each gateway takes from one address; in IPv6 from one network of 64 bits',
    '256',
  )
  @IsInt()
  @Min(1)
  maxConnectionsPerAddress!: number;

  @Setting(
    'MAX_BODY_MB_PER_ADDRESS',
    'Megabytes of request bodies that each gateway holds in memory for one address; audio streams and is not held',
    '32',
  )
  @IsInt()
  @Min(8)
  maxBodyMegabytesPerAddress!: number;

  @Setting('BODY_TIMEOUT_SECONDS', 'How long a request may take to arrive, uploads apart', '30')
  @IsInt()
  @Min(1)
  @Max(3_600)
  bodyTimeoutSeconds!: number;

  @Setting(
    'LANGUAGE_MODEL',
    'Which language model the workers have, by any name: the gateway is told no more of it; `npm start` and Docker Compose say it themselves',
  )
  @IsOptional()
  languageModel?: string;

  @Setting('OIDC_ISSUER', 'OpenID Connect issuer that signs people in')
  @IsUrl(ADDRESS)
  oidcIssuer!: string;

  @Setting('OIDC_CLIENT_ID', 'How the issuer knows this installation', 'stitchbook')
  @IsNotEmpty()
  oidcClientId!: string;

  @Setting('OIDC_CLIENT_SECRET', 'The secret that the issuer gave this installation')
  // As long as other issuers make them.
  @IsHardToGuess(16)
  oidcClientSecret!: string;

  @Setting(
    'ALLOWED_EMAIL_DOMAINS',
    'Of another issuer: domains of the confirmed e-mail addresses of who may sign in, comma separated; everybody that it knows when not set',
  )
  @IsOptional()
  @Matches(/^[^\s@,]+(\s*,\s*[^\s@,]+)*$/, {
    message: '$property must be domains such as example.org, comma separated',
  })
  allowedEmailDomains?: string;

  @Setting(
    'OIDC_REQUIRED_CLAIM',
    'Of another issuer: a claim that who may sign in has, as name or name=value, for example groups=stitchbook',
  )
  @IsOptional()
  @Matches(/^[^\s=]+(=.+)?$/, { message: '$property must be name or name=value' })
  oidcRequiredClaim?: string;

  @Setting(
    'IDENTITY_URL',
    'Internal address of the bundled issuer, which is then passed on below /oidc; empty with an issuer of your own',
  )
  @IsOptional()
  @IsUrl(ADDRESS)
  identityUrl?: string;

  @Setting(
    'TRUSTED_PROXIES',
    "Proxies that are believed about who calls: addresses, CIDR ranges or 'loopback', comma separated; or how many stand one behind the other",
    'loopback',
  )
  @IsProxyList()
  trustedProxies!: string;

  get quotaStoredMegabytes(): number {
    return this.quotaStoredMegabytesSet ?? this.unlessThisMachineAlone(10_240);
  }

  get quotaModelCallsPerDay(): number {
    return this.quotaModelCallsPerDaySet ?? this.unlessThisMachineAlone(500);
  }

  get quotaRequestsPerMinute(): number {
    return this.quotaRequestsPerMinuteSet ?? this.unlessThisMachineAlone(600);
  }

  get allowedEmailDomainList(): string[] {
    const domains = this.allowedEmailDomains?.toLowerCase().split(',') ?? [];
    return domains.map((domain) => domain.trim());
  }

  get trustProxy(): string | number {
    return trustProxies(this.trustedProxies);
  }

  get maxUploadBytes(): number {
    return this.maxUploadMegabytes * 2 ** 20;
  }

  get origin(): string {
    return new URL(this.baseUrl).origin;
  }

  /** Throws when people would send their cookie over plain http to another machine. */
  requireSafeAddress(): void {
    if (this.isSecure || isLoopbackAddress(this.baseUrl)) return;
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

  /** A quota that holds where others can reach this; nobody needs to be kept from filling up their own machine. */
  private unlessThisMachineAlone(quota: number): number {
    return isLoopbackAddress(this.baseUrl) ? 0 : quota;
  }
}
