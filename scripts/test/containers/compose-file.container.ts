import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fixed by docker-compose.yml: where things are among the containers, and how long a shutdown may take. */
const FIXED = [
  'AUDIO_DIR',
  'DATABASE_URL',
  'EMBEDDING_MODEL_DIR',
  'HEARTBEAT_FILE',
  'HOST',
  'IDENTITY_HOST',
  'IDENTITY_PORT',
  'IDENTITY_TRUSTED_PROXIES',
  'LANGUAGE_MODEL',
  'METRICS_HOST',
  'METRICS_PORT',
  'REDIS_URL',
  'SHUTDOWN_GRACE_SECONDS',
  'SPEECH_CHECK_MODEL_DIR',
  'SPEECH_DEFAULT_MODEL_DIR',
  'SPEECH_MODEL_DIR',
  'WEB_DIR',
];

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string>; ports?: { host_ip: string }[] }>;
}

async function readComposeFile(profiles: string[], environment: Record<string, string> = {}): Promise<ComposeFile> {
  const chosen = profiles.flatMap((profile) => ['--profile', profile]);
  const { stdout } = await run('docker', ['compose', ...chosen, 'config', '--format', 'json'], {
    env: { ...process.env, ...environment },
  });
  return JSON.parse(stdout) as ComposeFile;
}

/** The step that runs before everything else, in an environment of its own; resolves with what it says. */
async function provisionSecrets(environment: Record<string, string>, command = 'docker/provision-secrets.mjs') {
  const variables = Object.entries({ SECRETS_DIR: '/tmp', ...environment }).flatMap(([name, value]) => [
    '--env',
    `${name}=${value}`,
  ]);
  const image = `stitchbook/migrate:${process.env['STITCHBOOK_TAG']}`;
  const args = ['run', '--rm', '--network', 'none', ...variables, image, 'node', command];
  return run('docker', args).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    (error: { stderr: string }) => ({ ok: false, said: error.stderr }),
  );
}

describe('docker-compose.yml', () => {
  it.each([[[]], [['ollama']], [['speech']], [['ollama', 'speech']]])(
    'is valid with the profiles %j',
    async (profiles) => {
      const { services } = await readComposeFile(profiles);
      for (const profile of ['ollama', 'speech']) expect(profile in services).toBe(profiles.includes(profile as never));
    },
  );

  it('passes every setting on, but those that it fixes itself', async () => {
    const settings = (await readFile('.env.example', 'utf8')).match(/^# [A-Z][A-Z0-9_]*(?==)/gm) ?? [];
    const file = await readFile('docker-compose.yml', 'utf8');
    const kept = settings.map((line) => line.slice(2)).filter((name) => !file.includes(`\${${name}`));
    expect(kept.toSorted()).toEqual(FIXED);
  });

  it('opens no port but the gateway’s, and that to this machine alone', async () => {
    const { services } = await readComposeFile(['ollama', 'speech']);
    const opened = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map(({ host_ip }) => [name, host_ip]),
    );
    expect(opened).toEqual([['gateway', '127.0.0.1']]);
  });

  it('leads the workers to the model servers of the profiles once their models are named', async () => {
    const models = { OLLAMA_MODEL: 'llama3.2', SPEECH_SERVER_MODEL: 'Systran/faster-whisper-small' };
    const { services } = await readComposeFile(['ollama', 'speech'], models);
    for (const worker of ['enrichment', 'creations']) {
      expect(services[worker]?.environment).toMatchObject({
        OPENAI_BASE_URL: 'http://ollama:11434/v1',
        OPENAI_MODEL: 'llama3.2',
      });
    }
    expect(services['transcription']?.environment).toMatchObject({
      SPEECH_ENGINE: 'openai',
      SPEECH_BASE_URL: 'http://speech:8000/v1',
      SPEECH_MODEL: 'Systran/faster-whisper-small',
    });
  });
});

describe('secrets', () => {
  it('are made up where only this machine can reach Stitchbook', async () => {
    expect(await provisionSecrets({ BASE_URL: 'http://localhost:3000' })).toMatchObject({ ok: true });
  });

  it('that everybody knows stop the start at any other address, with what to set and how to make it', async () => {
    const { ok, said } = await provisionSecrets({ BASE_URL: 'https://notes.example', SESSION_SECRET: 'short' });
    expect(ok).toBe(false);
    for (const name of ['POSTGRES_PASSWORD', 'S3_SECRET_KEY', 'SESSION_SECRET', 'OIDC_CLIENT_SECRET'])
      expect(said).toContain(name);
    expect(said).toContain('docker compose run --rm -T secrets node docker/make-secrets.mjs >> .env');
  });

  it('made as it says let it start there', async () => {
    const { said } = await provisionSecrets({}, 'docker/make-secrets.mjs');
    const made = Object.fromEntries([...said.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]));
    expect(Object.keys(made)).toHaveLength(6);
    expect(await provisionSecrets({ ...made, BASE_URL: 'https://notes.example' })).toMatchObject({ ok: true });
  });
});
