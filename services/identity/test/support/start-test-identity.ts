import { loadSettings } from '@stitchbook/config';
import { generateIdentitySecrets, IdentitySettings, MailSettings, startIdentity } from '@stitchbook/identity';
import { createLogger } from '@stitchbook/logging';
import { createTestDatabase, findFreePort, type TestDatabase } from '@stitchbook/testing';
import { allowInsecureRequests, ClientSecretBasic, discovery, type Configuration } from 'openid-client';

export interface TestIdentity {
  origin: string;
  settings: IdentitySettings;
  database: TestDatabase;
  /** The gateway's part, played by openid-client. */
  client: Configuration;
  stop(): Promise<void>;
}

const secrets = generateIdentitySecrets();

/** The whole provider on a database and a port of its own. */
export async function startTestIdentity(environment: Record<string, string> = {}): Promise<TestIdentity> {
  const database = await createTestDatabase();
  const settings = identitySettings(await findFreePort(), environment);
  const identity = await startIdentity(
    settings,
    loadSettings(MailSettings, environment),
    database.dataSource,
    createLogger('identity', { level: 'silent' }),
  );
  const { clientId, clientSecret, issuer, origin } = settings;
  const client = await discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), {
    // oxlint-disable-next-line typescript/no-deprecated -- marked so that nobody uses it beyond a loopback address
    execute: [allowInsecureRequests],
  });
  return {
    origin,
    settings,
    database,
    client,
    stop: async () => {
      await identity.close();
      await database.drop();
    },
  };
}

function identitySettings(port: number, environment: Record<string, string> = {}): IdentitySettings {
  return loadSettings(IdentitySettings, {
    BASE_URL: `http://127.0.0.1:${port}`,
    IDENTITY_PORT: String(port),
    ...secrets,
    ...environment,
  });
}
