import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { IMAGES } from './prepare-images.ts';
import { RUN_LABEL, TEST_RUN } from './test-run.ts';

const PASSWORD = 'stitchbook-test';

export interface Running {
  /** By which the tests find it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL, Redis and an object store. */
export async function startStores(): Promise<Running> {
  const started: StartedTestContainer[] = [];
  const start = async (container: GenericContainer) => {
    const running = await container.withLabels({ [RUN_LABEL]: TEST_RUN }).start();
    started.push(running);
    return running;
  };
  try {
    const postgres = await start(
      new GenericContainer(IMAGES.postgres)
        .withEnvironment({ POSTGRES_USER: 'stitchbook', POSTGRES_PASSWORD: PASSWORD })
        .withExposedPorts(5432)
        // The first time it only sets itself up.
        .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2)),
    );
    const redis = await start(
      new GenericContainer(IMAGES.redis)
        .withCommand(['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'])
        .withExposedPorts(6379)
        .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/)),
    );
    const minio = await start(
      new GenericContainer(IMAGES.minio)
        .withCommand(['server', '/data'])
        .withEnvironment({ MINIO_ROOT_USER: 'stitchbook', MINIO_ROOT_PASSWORD: PASSWORD })
        .withExposedPorts(9000)
        .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000)),
    );
    const at = (container: StartedTestContainer, port: number) =>
      `${container.getHost()}:${container.getMappedPort(port)}`;
    const environment = {
      TEST_DATABASE_URL: `postgres://stitchbook:${PASSWORD}@${at(postgres, 5432)}/stitchbook`,
      TEST_REDIS_URL: `redis://${at(redis, 6379)}`,
      TEST_S3_ENDPOINT: `http://${at(minio, 9000)}`,
    };
    return { environment, stop: () => stopAll(started) };
  } catch (error) {
    await stopAll(started);
    throw error;
  }
}

async function stopAll(containers: readonly StartedTestContainer[]): Promise<void> {
  await Promise.all(containers.map((container) => container.stop()));
}
