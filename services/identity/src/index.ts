export { generateIdentitySecrets, type IdentitySecrets } from './provider/identity-secrets.ts';
export { IdentitySettings } from './identity.settings.ts';
export { MailSettings } from './mail/mail.settings.ts';
export { startIdentity, type RunningIdentity } from './start-identity.ts';
