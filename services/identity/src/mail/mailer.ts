import nodemailer from 'nodemailer';
import type { MailSettings } from './mail.settings.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The port to a mail server. */
export interface Mailer {
  /** Resolves once the server has taken the mail. Rejects with a `MailError` where it refuses, or does not answer for 20 s. */
  send(mail: Mail): Promise<void>;
}

/** A refusal by the mail server: its kind only, since its message often quotes the address. */
class MailError extends Error {
  readonly code: string;

  constructor(code: string, responseCode: number | undefined) {
    super(`mail server refused${responseCode === undefined ? '' : `: ${responseCode}`}`);
    this.name = 'MailError';
    this.code = code;
  }
}

const TIMEOUT_MS = 20_000;

/** A mailer for SMTP_URL and MAIL_FROM; null where they are not set. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer | null {
  if (smtpUrl === undefined || from === undefined) return null;
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts }, { from });
  return {
    async send(mail) {
      // So that nobody's holiday answers it.
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({ ...mail, headers, disableFileAccess: true, disableUrlAccess: true }).catch(refuse);
    },
  };
}

function refuse(error: unknown): never {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  throw new MailError(
    typeof code === 'string' ? code : 'EUNKNOWN',
    typeof responseCode === 'number' ? responseCode : undefined,
  );
}
