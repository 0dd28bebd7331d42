// `npm run backup`: copies the environment's table to a file, or a file into an empty table (runbook.md).

import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { onlyTable } from '#functions/aws/only-table.ts';
import { openTableCopy, stateHash } from '#functions/aws/table-copy.ts';

const help = `npm run backup -- save FILE
npm run backup -- restore FILE [--over]    --over: also into a table that holds items
`;
type Copy = ReturnType<typeof openTableCopy>;
type Attributes = Parameters<Copy['write']>[0] extends AsyncIterable<infer T> ? T : never;

const line = z.object({ Item: z.custom<Attributes>((value) => typeof value === 'object' && value !== null) });

async function save(copy: Copy, file: string): Promise<string> {
  const hash = stateHash();
  async function* lines() {
    for await (const Item of copy.items()) {
      hash.add(Item);
      yield `${JSON.stringify({ Item })}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return `saved ${hash.count()} items ${hash.text()}\n`;
}

async function restore(copy: Copy, file: string, isOver: boolean): Promise<string> {
  if (!isOver && !(await copy.isEmpty()))
    throw new Error('the table holds items: restore into a new one, or say --over');
  const hash = stateHash();
  async function* items() {
    const source = createReadStream(file).pipe(createGunzip());
    for await (const text of createInterface({ input: source, crlfDelay: Infinity })) {
      const { Item } = z.parse(line, JSON.parse(text));
      hash.add(Item);
      yield Item;
    }
  }
  const count = await copy.write(items());
  return `restored ${count} items ${hash.text()}\n`;
}

async function run(words: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { over: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [verb, file, ...others] = positionals;
  if ((verb !== 'save' && verb !== 'restore') || file === undefined || others.length > 0)
    throw new Error(help);
  const copy = openTableCopy(process.env['TABLE_NAME'] ?? (await onlyTable()));
  try {
    return verb === 'save' ? await save(copy, file) : await restore(copy, file, values.over);
  } finally {
    copy.close();
  }
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
