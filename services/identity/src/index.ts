export { generateIdentitySecrets, type IdentitySecrets } from './generate-identity-secrets.ts';
export { IdentitySettings } from './identity.settings.ts';
export { startIdentity, type RunningIdentity } from './start-identity.ts';
