// The data folder: whether the demo is filled, its logins, and deleting it.

import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { roles } from '#shared/access.ts';
import { DataFolderError } from '#infra/local/aws/dynamo/errors.ts';
import { openStore } from '#infra/local/aws/dynamo/store.ts';
import { mapFolder } from '#infra/stages.ts';
import { codeOf, reasonOf, Refusal } from './refusal.ts';
import { logFile } from './terminal.ts';

export const demoLogin = z.object({
  role: z.enum(roles),
  /** Where to sign in, from the web's origin. */
  path: z.string(),
  company: z.string(),
  name: z.string(),
  password: z.string(),
});
export type DemoLogin = z.output<typeof demoLogin>;

const state = z.object({
  format: z.literal(1),
  /** 'filling' is what a killed demo run leaves behind. */
  filled: z.enum(['new', 'filling', 'demo', 'empty']),
  logins: z.array(demoLogin),
});
export type FolderState = z.output<typeof state>;
const stateFile = 'stund.json';
/** The embedded AWS's part of the folder. */
export const awsFolder = 'aws';
/** A start that was interrupted at once leaves its log alone, and the next one goes on in the same folder. */
const ourNames: readonly string[] = [stateFile, awsFolder, logFile, mapFolder.slice(0, -1)];

const howToRepair = (folder: string) =>
  `start afresh with npm start -- --reset, or choose another folder with --data (this one is ${folder})`;

export async function readState(folder: string): Promise<FolderState> {
  try {
    return state.parse(JSON.parse(await readFile(join(folder, stateFile), 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { format: 1, filled: 'new', logins: [] };
    throw new Refusal(`The data folder is broken: ${howToRepair(folder)}.`, error);
  }
}
export async function writeState(folder: string, next: FolderState): Promise<void> {
  const path = join(folder, stateFile);
  await writeFile(`${path}.new`, `${JSON.stringify(next, null, 2)}\n`);
  await rename(`${path}.new`, path);
}

/** Makes sure the folder exists, is ours, is writable and is private; empties it on request. */
export async function prepareFolder(folder: string, isReset: boolean): Promise<void> {
  try {
    await makeFolder(folder);
    await requireWritable(folder);
  } catch (error) {
    throw unusable(folder, error);
  }
  const names = await readdir(folder);
  // A person's own files must not be mixed with ours, nor deleted by --reset.
  const isOurs = names.length === 0 || names.some((name) => ourNames.includes(name));
  if (!isOurs)
    throw new Refusal(
      `The data folder ${folder} holds other files: choose another with npm start -- --data DIR.`,
    );
  // It holds passwords, mailed links and everyone's hours; an older folder may have weaker permissions.
  await chmod(folder, 0o700).catch((error: unknown) => {
    throw unusable(folder, error);
  });
  if (!isReset) return;
  await requireUnused(folder);
  await emptyFolder(folder);
}

const unusable = (folder: string, error: unknown): Refusal =>
  new Refusal(
    `The data folder ${folder} cannot be used (${reasonOf(error)}): choose another with npm start -- --data DIR.`,
    error,
  );

/** Our own loop, because Node's recursive mkdir never returns below folders such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  if (found?.isDirectory()) return;
  if (found) throw new Error('it is a file');
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Tested by writing: permissions are not the only obstacle. */
async function requireWritable(folder: string): Promise<void> {
  const probe = join(folder, '.stund-probe');
  await writeFile(probe, '');
  await rm(probe);
}

/** Deleting the data of a running copy would break it, so that is refused; a broken folder has no owner. */
async function requireUnused(folder: string): Promise<void> {
  try {
    const store = await openStore(join(folder, awsFolder, 'dynamo'));
    await store.engine.db.close();
  } catch (error) {
    if (error instanceof DataFolderError && error.code === 'data_folder_locked')
      throw folderRefusal(folder, error);
  }
}

/** Deletes the data; the folder stays. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/** The sentence that the terminal shows when the folder cannot be opened; an unknown error is returned as it is. */
export function folderRefusal(folder: string, error: unknown): unknown {
  if (!(error instanceof DataFolderError)) return error;
  return error.code === 'data_folder_locked'
    ? new Refusal(
        `The data folder ${folder} is in use by another Stund: stop that one, or give this one its own with --data DIR.`,
        error,
      )
    : new Refusal(`The data folder is broken: ${howToRepair(folder)}.`, error);
}
