// The project's own files and what each of them imports.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { mask } from './mask.ts';

export const root = join(import.meta.dirname, '..', '..');

export type Import = {
  /** As written: '#shared/limits.ts', './row.ts', 'zod/mini'. */
  readonly specifier: string;
  /** The file from the root for our own files, the specifier for a package. */
  readonly target: string;
  readonly isTypeOnly: boolean;
};

const skipped = new Set(['node_modules', '.git', '.build', '.data', 'cdk.out', 'coverage']);

/** Every file below `folder`, as paths from the root, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const path = normalize(join(folder, entry.name));
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .toSorted();
}

export const rooms = ['shared', 'events', 'functions', 'web', 'infra', 'test'] as const;

const isCode = (path: string): boolean => /\.(ts|tsx|js|mjs)$/.test(path);

export function codeFiles(): readonly string[] {
  return rooms.flatMap((room) => filesBelow(room)).filter(isCode);
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Static imports, re-exports and dynamic imports of one file, in the order they stand. */
export function importsOf(path: string, source: string): readonly Import[] {
  const { code, literals } = mask(source);
  return literals.flatMap((literal) => {
    const before = code.slice(Math.max(0, literal.start - 2000), literal.start);
    const isDynamic = /\bimport\s*\(\s*$/.test(before);
    const isStatic = /(?:^|[\s;}])(?:import|from)\s*$/.test(before);
    // A specifier made at run time names no file.
    if ((!isDynamic && !isStatic) || literal.text.includes('${}')) return [];
    const statement = before.match(/(?:^|[\s;}])((?:import|export)\b[^;'"`]*)$/)?.[1] ?? '';
    return [
      {
        specifier: literal.text,
        target: resolve(path, literal.text),
        isTypeOnly: /^(?:import|export)\s+type\b/.test(statement),
      },
    ];
  });
}

function resolve(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  if (bare.startsWith('.')) return normalize(join(dirname(from), bare));
  return bare;
}
