export { createTestDatabase, type TestDatabase } from './database/create-test-database.ts';
export { type AudioFixture, audioFixture, joinWavs, secondsOf } from './audio/audio-fixture.ts';
export { storesEnvironment } from './stores/stores-environment.ts';
export { type RunningService, startService } from './process/start-service.ts';
export { plantSession } from './session/plant-session.ts';
export { addUser } from './factories/add-user.ts';
