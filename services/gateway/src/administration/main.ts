import { DatabaseSettings, loadSettings } from '@stitchbook/config';
import { AdminCommandError, runAdminCommand } from './run-admin-command.ts';

try {
  const { url } = loadSettings(DatabaseSettings, process.env);
  const lines = await runAdminCommand(process.argv.slice(2), url);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof AdminCommandError ? error.message : error);
}
