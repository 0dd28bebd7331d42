// `npm run map -- FILE`: puts a PMTiles extract into the data folder, from where the screens draw their map.

import { copyFile, mkdir, open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { optionsOf } from './options.ts';
import { reasonOf, Refusal } from './refusal.ts';
import { mapFileIn } from './site/map-file.ts';

const help = `npm run map -- FILE [--data DIR]

Puts FILE, a PMTiles extract of vector tiles in Protomaps' schema, into the data folder. A running copy shows it after a
reload of the page. Extracts are cut with the pmtiles tool: pmtiles extract SOURCE FILE --bbox=-22.1,64,-21.6,64.2
`;

const headerBytes = 127;
/** The first seven bytes, then the version. */
const magic = 'PMTiles\u0003';
/** Where the header says what a tile is, and the word for a vector tile. */
const kindAt = 99;
const vectorTile = 1;

async function requireVectorTiles(file: string): Promise<void> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Refusal(`${file} cannot be read: ${reasonOf(error)}.`, error);
  });
  try {
    const header = Buffer.alloc(headerBytes);
    const { bytesRead } = await handle.read(header, 0, headerBytes, 0);
    const isExtract = bytesRead === headerBytes && header.toString('latin1', 0, magic.length) === magic;
    if (!isExtract || header[kindAt] !== vectorTile)
      throw new Refusal(`${file} is no PMTiles extract (version 3) of vector tiles.`);
  } finally {
    await handle.close();
  }
}

export async function putMap(words: readonly string[], workingFolder: string): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [named, ...more] = positionals;
  if (values.help || named === undefined || more.length > 0) return help;
  const options = optionsOf(values.data === undefined ? [] : ['--data', values.data], workingFolder);
  if (options === 'help') return help;
  const file = resolve(workingFolder, named);
  await requireVectorTiles(file);
  const place = mapFileIn(options.dataFolder);
  await mkdir(dirname(place), { recursive: true });
  // Copied beside it first: a running copy reads the old one until the new one is whole.
  await copyFile(file, `${place}.new`);
  await rename(`${place}.new`, place);
  return `The map is in ${place}.\n`;
}

if (import.meta.main) {
  try {
    process.stdout.write(await putMap(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd()));
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}
