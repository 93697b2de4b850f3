import { AddressSettings, DatabaseSettings, loadSettings } from '@stitchbook/config';
import { describeError } from '@stitchbook/logging';
import { AdminCommandError, runAdminCommand } from './run-admin-command.ts';

try {
  const { url: databaseUrl } = loadSettings(DatabaseSettings, process.env);
  const { baseUrl } = loadSettings(AddressSettings, process.env);
  const lines = await runAdminCommand(process.argv.slice(2), { databaseUrl, baseUrl });
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof AdminCommandError ? error.message : describeError(error));
}
