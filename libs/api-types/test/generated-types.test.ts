import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LIB = fileURLToPath(new URL('..', import.meta.url));

describe('the types of the API', () => {
  it('are those of services/gateway/openapi.json (else: npm run openapi)', () => {
    expect(() => execFileSync('npm', ['run', '--silent', 'generate', '--', '--check'], { cwd: LIB })).not.toThrow();
  }, 120_000);
});
