import { findCheckout } from './start/find-checkout.mjs';
import { readEnvironment } from './start/read-environment.mjs';
import { reportRefusal } from './start/refusal.mjs';
import { withDatabase } from './admin/with-database.mjs';

const COMMAND = '../services/gateway/dist/administration/run-admin-command.js';

try {
  const settings = readEnvironment(findCheckout(), process.env);
  await withDatabase(settings, async (url) => {
    const { AdminCommandError, runAdminCommand } = await import(COMMAND);
    try {
      for (const line of await runAdminCommand(process.argv.slice(2), url)) console.log(line);
    } catch (error) {
      if (!(error instanceof AdminCommandError)) throw error;
      process.exitCode = 1;
      console.error(error.message);
    }
  });
} catch (error) {
  reportRefusal(error);
}
