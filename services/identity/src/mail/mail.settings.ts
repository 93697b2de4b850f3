import { Setting } from '@stitchbook/config';
import { IsEmail, IsOptional, IsUrl, MaxLength, ValidateIf } from 'class-validator';

export class MailSettings {
  @Setting(
    'SMTP_URL',
    'Mail server that sends links to people who forgot their password, as smtps://user:password@host; no mail is sent when not set',
  )
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['smtp', 'smtps'] })
  smtpUrl?: string;

  @Setting('MAIL_FROM', 'Whom mail comes from, as name@example.org or Name <name@example.org>')
  @ValidateIf(({ smtpUrl }: MailSettings) => smtpUrl !== undefined)
  @IsEmail({ allow_display_name: true, require_tld: false })
  from?: string;

  @Setting('SUPPORT_CONTACT', 'Whom people ask who cannot sign in, such as an e-mail address or a name')
  @IsOptional()
  @MaxLength(200)
  contact?: string;
}
