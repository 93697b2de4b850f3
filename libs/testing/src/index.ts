export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { type AudioFixture, audioFixture, joinWavs, secondsOf } from './audio-fixture.ts';
export { makePrivateKey } from './make-private-key.ts';
export { countWordErrors } from './count-word-errors.ts';
export { findFreePort, type RunningService, startService, storesEnvironment } from './start-service.ts';
export { type TestWorker, startTestWorker } from './start-test-worker.ts';
export { addUser, plantSession } from './signed-in-user.ts';
export { reportFigure } from './report-figure.ts';
export { EMBEDDING_MODEL_DIR, ensureEmbeddingModel } from './embedding-model.ts';
