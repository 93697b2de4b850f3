const OF_SIGN_IN = ['SESSION_SECRET', 'OIDC_CLIENT_SECRET', 'IDENTITY_COOKIE_KEYS', 'IDENTITY_SIGNING_KEYS'];

/**
 * The files that an overlay's secretGenerator reads. Unlike docker compose, Kustomize takes a value as it stands: no quotes.
 * The addresses are those of the stores inside the cluster.
 * @returns texts by file name
 */
export function formatEnvironmentFiles({
  POSTGRES_PASSWORD,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
  ...others
}: Record<string, string>): Record<string, string> {
  const stores = {
    DATABASE_URL: `postgres://stitchbook:${encodeURIComponent(POSTGRES_PASSWORD ?? '')}@postgres:5432/stitchbook`,
    REDIS_URL: 'redis://redis:6379',
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
    POSTGRES_PASSWORD,
  };
  const signIn = Object.fromEntries(OF_SIGN_IN.map((name) => [name, others[name]]));
  return { 'stores.env': asLines(stores), 'sign-in.env': asLines(signIn) };
}

function asLines(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
