// What a file may be called and what may not stand in it, as functions that answer complaints.
import { mask } from './mask.ts';

const vague = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'type',
  'types',
  'service',
  'services',
  'manager',
  'managers',
];
const namedByTheirTools = new Set(['README.md', 'tsconfig.json', 'tsconfig.strict.json']);

export function nameComplaints(path: string): readonly string[] {
  return path.split('/').flatMap((segment) => {
    if (namedByTheirTools.has(segment)) return [];
    const stem = segment.split('.')[0] ?? '';
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(segment))
      return [`${path}: '${segment}' is not kebab-case`];
    const isVague = vague.includes(stem) || /(?:^|-)(?:utils?|helpers?|misc)(?:-|$)/.test(stem);
    return isVague ? [`${path}: '${segment}' says nothing about its business`] : [];
  });
}

/** The first comment of a file is one sentence: some words that end with a mark. */
export function openingComplaints(path: string, source: string): readonly string[] {
  const lines = source.split('\n').filter((line) => !/^#!|^\/\/ @|^\/\/\/ </.test(line));
  const opening = [];
  if (lines[0]?.startsWith('//')) {
    for (const line of lines) {
      if (!line.startsWith('//')) break;
      opening.push(line.replace(/^\/\/\s?/, ''));
    }
  } else {
    opening.push(
      /^\s*\/\*+([\s\S]*?)\*\//
        .exec(lines.join('\n'))?.[1]
        ?.replace(/\s*\*\s?/g, ' ')
        .trim() ?? '',
    );
  }
  const sentence = opening.join(' ').trim();
  if (sentence === '') return [`${path} opens without a comment`];
  return sentence.split(/\s+/).length >= 2 && /[.!?:)]['"`]?$/.test(sentence)
    ? []
    : [`${path} opens with '${sentence}', which is no sentence`];
}

/** Words that stand for work left undone, or for a check switched off. */
export function honestyComplaints(path: string, source: string): readonly string[] {
  const { code, comments } = mask(source);
  const found: string[] = [];
  const look = (text: string, pattern: RegExp, complaint: string) => {
    if (pattern.test(text)) found.push(`${path}: ${complaint}`);
  };
  for (const comment of comments) {
    look(comment, /\b(?:TODO|FIXME|XXX|HACK)\b/, 'work left undone in a comment');
    look(comment, /@ts-(?:ignore|nocheck|expect-error)/, 'the compiler is silenced');
    look(comment, /(?:eslint|oxlint|biome)-(?:disable|ignore)/, 'a linter or formatter is silenced');
  }
  look(code, /\bas\s+(?:any|unknown\s+as)\b/, "an 'as any'");
  look(code, /:\s*any\b(?!\s*[(:])/, "a type 'any'");
  look(code, /\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/, 'a catch that hides');
  if (path.startsWith('test/')) {
    look(
      code,
      /(?<![\w.$])(?:describe|it|test)(?:\.\w+)*\.(?:skip|only|todo|fails)\b/,
      'a test that is skipped or alone',
    );
    look(code, /(?<![\w.$])x(?:describe|it|test)\s*\(/, 'a test that is skipped');
  }
  return found;
}

/** Addresses that belong to one machine or to a package registry. */
export function addressComplaints(path: string, source: string): readonly string[] {
  const packageHost = /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bregistry\s*=\s*\S/i;
  const machine = /(?:^|[\s"'`(=:])\/(?:work\/(?:main|shared)|home\/[a-z]|Users\/[A-Za-z]|root\/)/m;
  return [
    ...(packageHost.test(source) ? [`${path} names a package registry`] : []),
    ...(machine.test(source) ? [`${path} names a folder of one machine`] : []),
  ];
}

export const demandedTop = [
  'README.md',
  'cdk.json',
  'events',
  'functions',
  'infra',
  'package.json',
  'shared',
  'test',
  'tsconfig.json',
  'web',
];
const expectedTop = new Set([
  ...demandedTop,
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'LICENSE.md',
  'SECURITY.md',
  'package-lock.json',
]);

/** Names at the root of the repository that are missing or do not belong there; dotfiles do. */
export function topLevelComplaints(names: readonly string[]): readonly string[] {
  return [
    ...demandedTop
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is missing at the top level`),
    ...names
      .filter((name) => !name.startsWith('.') && !expectedTop.has(name))
      .map((name) => `${name} has no place at the top level`),
  ];
}
