// Adds sharp's native code for Lambda to a bundle, in the lock file's versions, for Lambda's processor.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Architecture } from '#infra/stages.ts';
import { buildFolder, rootFolder } from '#infra/parts/build-places.ts';

const lockedPackage = z.looseObject({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), z.looseObject({})) });

/** The part of the lock file that sharp needs, so that what deploys is what was tested. */
export function sharpLock(lockText: string): { version: string; text: string } {
  const { packages } = lockFile.parse(JSON.parse(lockText));
  const wanted = new Map<string, unknown>();
  const take = (name: string, askedBy: string, isOptional: boolean): void => {
    const path = [`${askedBy}/node_modules/${name}`, `node_modules/${name}`].find((one) => packages[one]);
    if (!path) {
      if (isOptional) return;
      throw new Error(`package-lock.json has no ${name}`);
    }
    if (wanted.has(path)) return;
    wanted.set(path, packages[path]);
    const found = lockedPackage.parse(packages[path]);
    for (const one of Object.keys(found.dependencies ?? {})) take(one, path, false);
    for (const one of Object.keys(found.optionalDependencies ?? {})) take(one, path, true);
  };
  take('sharp', '', false);
  const { version } = lockedPackage.parse(packages['node_modules/sharp']);
  const root = { name: 'sharp-for-lambda', version: '0.0.0', dependencies: { sharp: version } };
  const lock = {
    ...root,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...Object.fromEntries(wanted) },
  };
  return { version, text: JSON.stringify(lock, undefined, 2) };
}

/** Puts sharp for `architecture` into `bundleFolder`; downloaded once, then taken from the build folder. */
export function installSharp(bundleFolder: string, architecture: Architecture): void {
  const { version, text } = sharpLock(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8'));
  const kept = join(buildFolder, `sharp-${version}-${architecture}`);
  if (!existsSync(kept)) {
    const fresh = `${kept}.${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    const manifest = { name: 'sharp-for-lambda', version: '0.0.0', dependencies: { sharp: version } };
    writeFileSync(join(fresh, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(fresh, 'package-lock.json'), text);
    const cpu = architecture === 'arm64' ? 'arm64' : 'x64';
    const options = [
      `--cpu=${cpu}`,
      '--os=linux',
      '--libc=glibc',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    try {
      execFileSync('npm', ['ci', ...options], { cwd: fresh, stdio: ['ignore', 'ignore', 'inherit'] });
    } catch (cause) {
      rmSync(fresh, { recursive: true, force: true });
      throw new Error(
        `sharp ${version} for ${architecture} could not be fetched: is the package registry in reach?`,
        {
          cause,
        },
      );
    }
    renameSync(fresh, kept);
  }
  cpSync(join(kept, 'node_modules'), join(bundleFolder, 'node_modules'), { recursive: true });
}
