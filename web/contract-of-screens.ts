// What only the API reads of the contract is no part of the screens: it is found in the syntax and cut from the text.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

const webFolder = fileURLToPath(new URL('.', import.meta.url));

/** Fields of an endpoint. What is sent by body or query is checked by the API. */
const ofServer = [
  'summary',
  'access',
  'errors',
  'protects',
  'scope',
  'key',
  'body',
  'query',
  'perTry',
  'forms',
] as const;
const mention = new RegExp(`\\b\\w+\\.(?:${ofServer.join('|')})\\b`, 'g');
/** Those that a screen names: `createProject.body` is what its form is made of. */
const ofScreens = new Set(
  globSync('**/*.{ts,tsx}', { cwd: webFolder }).flatMap(
    (file) => readFileSync(`${webFolder}${file}`, 'utf8').match(mention) ?? [],
  ),
);
const isServers = (endpoint: string | undefined, field: string | undefined): boolean =>
  ofServer.some((one) => one === field) && !ofScreens.has(`${endpoint}.${field}`);

type Span = Pick<ESTree.Span, 'start' | 'end'>;
const nameOf = (node: ESTree.Node | null): string | undefined =>
  node?.type === 'Identifier' ? node.name : undefined;
function propertiesOf(node: ESTree.Node | null | undefined): readonly ESTree.ObjectProperty[] {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return propertiesOf(node.expression);
  return node?.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];
}

/** The fields of endpoints, and the statuses and English of errors: screens only ask whether an error is there. */
function serversPart(program: ESTree.Program): { readonly fields: Span[]; readonly values: Span[] } {
  const fields: Span[] = [];
  const values: Span[] = [];
  new Visitor({
    Property({ key, value }) {
      if (value.type !== 'CallExpression' || nameOf(value.callee) !== 'endpoint') return;
      fields.push(
        ...propertiesOf(value.arguments[0]).filter((field) => isServers(nameOf(key), nameOf(field.key))),
      );
    },
    VariableDeclarator({ id, init }) {
      if (nameOf(id) === 'catalogue') values.push(...propertiesOf(init).map(({ value }) => value));
    },
  }).visit(program);
  return { fields, values };
}

/** Imports of which no name is left: else their modules would be in the files of the screens that import the contract. */
function unusedImports(program: ESTree.Program, cut: readonly Span[]): Span[] {
  const used = new Set<string>();
  const isCut = ({ start }: Span): boolean => cut.some((span) => span.start <= start && start < span.end);
  const imports = program.body.filter((one) => one.type === 'ImportDeclaration');
  new Visitor({
    Identifier(node) {
      if (!isCut(node) && !imports.some((one) => one.start <= node.start && node.start < one.end))
        used.add(node.name);
    },
  }).visit(program);
  return imports.filter(
    ({ specifiers }) => specifiers.length > 0 && specifiers.every(({ local }) => !used.has(local.name)),
  );
}

/** Line numbers stay. */
export function screensPart(code: string): string {
  const { program } = parseSync('contract.ts', code);
  const { fields, values } = serversPart(program);
  const spans = [
    ...fields.map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, put: '' })),
    ...values.map(({ start, end }) => ({ start, end, put: '{}' })),
  ];
  const all = [...spans, ...unusedImports(program, spans).map(({ start, end }) => ({ start, end, put: '' }))];
  return all
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, put }) =>
        text.slice(0, start) + put + text.slice(start, end).replaceAll(/[^\n]/g, '') + text.slice(end),
      code,
    );
}

export const contractOfScreens: Plugin = {
  name: 'contract-of-screens',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/(api\/[\w-]+|errors)\.ts$/ },
    handler: (code) => ({ code: screensPart(code), map: null }),
  },
};
