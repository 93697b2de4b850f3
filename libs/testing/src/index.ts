export { createTestDatabase, type TestDatabase } from './database/create-test-database.ts';
