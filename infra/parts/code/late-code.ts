// Code that a function loads only on demand: a separate file beside the handler's bundle, which stays small and starts fast.

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Imported by `import()` under exactly these names. Each is its own bundle with its own copies of modules, so only
 * plain values may pass in and out, never error classes or open clients.
 */
export const lateCode: readonly string[] = [
  // Every country's rules of phone numbers.
  '#functions/domain/employees/phone-number.ts',
  // The passwords that people choose most.
  '#functions/domain/sessions/common-passwords.ts',
  // The library that judges passkeys.
  '#functions/domain/sign-in/passkey-judge.ts',
  // The client of the queues.
  '#functions/aws/queue.ts',
  '#functions/aws/dead-letters.ts',
  // The library that writes PDFs.
  '#functions/domain/exports/paper/paper-file.ts',
  // Half of zod, to describe schemas.
  '#functions/domain/public/openapi.ts',
  '#functions/domain/scripts/parameters.ts',
];

export const sourceOf = (name: string): string => name.slice(1);
export const builtName = (name: string): string => basename(name).replace(/\.ts$/, '');

/** Puts a bundle's late files beside it, where Node finds them under the same names. */
export function copyLateFiles(bundleFolder: string, builtFolder: string, names: readonly string[]): void {
  if (!names.length) return;
  const files = names.map((name) => ({ name, file: `./late/${builtName(name)}.js` }));
  for (const { file } of files) {
    mkdirSync(dirname(join(bundleFolder, file)), { recursive: true });
    cpSync(join(builtFolder, basename(file)), join(bundleFolder, file));
  }
  const imports = Object.fromEntries(files.map(({ name, file }) => [name, file]));
  writeFileSync(join(bundleFolder, 'package.json'), JSON.stringify({ type: 'commonjs', imports }));
}
