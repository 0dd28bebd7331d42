// `npm run administrator`: creates an administrator or rotates a password, in the environment's table (runbook.md).

import { parseArgs } from 'node:util';
import { onlyTable } from '#functions/aws/only-table.ts';
import { openTable } from '#functions/aws/table.ts';
import { makeAdministrator, rotateAdministrator } from '#functions/domain/sign-in/administrators.ts';
import { now } from '#functions/runtime/env.ts';

const help = `npm run administrator -- make NAME
npm run administrator -- rotate NAME [--clear-second-factor]
`;

async function run(words: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { 'clear-second-factor': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const clearsFactor = values['clear-second-factor'];
  const [verb, name, ...others] = positionals;
  const isMake = verb === 'make' && !clearsFactor;
  if (!(isMake || verb === 'rotate') || name === undefined || others.length > 0) throw new Error(help);
  const ctx = { now: now(), table: openTable(process.env['TABLE_NAME'] ?? (await onlyTable())) };
  const made = isMake
    ? await makeAdministrator(ctx, { name })
    : await rotateAdministrator(ctx, { name, clearsFactor });
  return `${made.name}\n${made.password}\n`;
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
