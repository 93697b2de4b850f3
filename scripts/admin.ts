import { findCheckout } from './start/find-checkout.mjs';
import { readEnvironment } from './start/read-environment.mjs';
import { reportError } from './start/user-facing-error.mjs';
import { withDatabase } from './admin/with-database.ts';

try {
  const settings = readEnvironment(findCheckout(), process.env);
  await withDatabase(settings, async (url) => {
    const { AdminCommandError, runAdminCommand } =
      await import('../services/gateway/dist/administration/run-admin-command.js');
    const installation = { databaseUrl: url, baseUrl: settings.baseUrl };
    try {
      for (const line of await runAdminCommand(process.argv.slice(2), installation)) console.log(line);
    } catch (error) {
      if (!(error instanceof AdminCommandError)) throw error;
      process.exitCode = 1;
      console.error(error.message);
    }
  });
} catch (error) {
  reportError(error);
}
