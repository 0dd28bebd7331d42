// Which rows a function's code touches, and how: read off its bundle, where only what it can reach is left.

import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import { fates } from '#functions/domain/deletions/fates.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { functionEntries } from '#infra/parts/code/function-code.ts';

export const writeKinds = ['put', 'update', 'delete', 'check'] as const;
export type WriteKind = (typeof writeKinds)[number];
export type KeyName = keyof typeof keys;
export type RowsInCode = {
  readonly reads: ReadonlySet<'GetItem' | 'BatchGetItem' | 'Query'>;
  /** Keys and ranges that are named other than to write them. */
  readonly readKeys: ReadonlySet<KeyName>;
  readonly readRanges: ReadonlySet<keyof typeof ranges>;
  readonly writes: Readonly<Record<WriteKind, ReadonlySet<KeyName>>>;
  /** Names of the secrets that it asks for. */
  readonly secrets: readonly string[];
  /** Writes whose key this reader cannot see: say in `knownByFile` which rows they are. */
  readonly unknown: readonly string[];
};

const isKeyName = (name: string): name is KeyName => Object.hasOwn(keys, name);
const isErased = (name: KeyName): boolean => fates[name] === 'erased' || fates[name] === 'found and erased';
/** The eraser finds rows and takes away what it finds: those that its table of fates names. */
const erasedRows: readonly KeyName[] = Object.keys(keys).filter(isKeyName).filter(isErased);

/** Where a write names its key by a variable: the rows of that file's variables. */
const knownByFile: Readonly<Record<string, readonly KeyName[]>> = {
  'functions/domain/budgets/budgets.ts': ['budget'],
  'functions/domain/upkeep/retention.ts': ['cleanMonths', 'workLog'],
  'functions/domain/counts/counts.ts': ['count'],
  'functions/domain/deletions/erase.ts': erasedRows,
  'functions/domain/worklogs/corrections/answer.ts': [
    'openCorrections',
    'settledCorrection',
    'answeredCorrection',
    'entryCorrection',
  ],
  'functions/domain/exports/jobs/unfinished.ts': ['unfinishedExports'],
  'functions/domain/monthly-reports/links.ts': ['reportStop'],
  'functions/domain/notices/outbox.ts': ['outgoing'],
  'functions/domain/photo-files/photo-files.ts': ['photo'],
  'functions/domain/sign-in/log-ins.ts': ['audit'],
  'functions/domain/sessions/store.ts': ['session'],
  'functions/domain/worklogs/press/ending.ts': ['employee'],
  'functions/domain/worklogs/press/forgotten.ts': ['history'],
  'functions/domain/worklogs/change/holder-changes.ts': ['employee', 'project'],
  'functions/runtime/hold.ts': ['done'],
  'functions/runtime/send.ts': ['outgoing'],
  'functions/table/rows/counters/gate-row.ts': ['hoursGate'],
};
/** They turn changes into requests, and name none of their own; the pen puts lines on pages. */
const speakers = [
  'functions/domain/exports/paper/pen.ts',
  'functions/table/names.ts',
  'functions/table/write.ts',
  'functions/aws/table.ts',
  'functions/aws/table-calls.ts',
  'functions/aws/queue.ts',
];

/** These functions put the name of their caller's noun; `moved` and `renaming` delete the one before too. */
const nameOf: Readonly<Record<string, KeyName>> = {
  'functions/domain/companies/store.ts': 'companyName',
  'functions/domain/employees/employees.ts': 'employeeName',
  'functions/domain/employees/store.ts': 'employeeName',
  'functions/domain/projects/projects.ts': 'projectName',
  'functions/domain/projects/store.ts': 'projectName',
};
const isReadingNames =
  /\b(?:holderOf|isHeldByOldRule|moved|renaming|catchUpHolder|catchUpHolders)(?:\$\d+)?\(/;
const isMovingNames = {
  put: /\b(?:claimed|moved|renaming|catchUpHolder|catchUpHolders)(?:\$\d+)?\(/,
  delete: /\b(?:moved|renaming)(?:\$\d+)?\(/,
} as const;

const isRangeName = (name: string): name is keyof typeof ranges => Object.hasOwn(ranges, name);
const keyNamesIn = (code: string): KeyName[] =>
  [...code.matchAll(/\bkeys(?:\$\d+)?\.(\w+)\(/g)].flatMap(([, name = '']) =>
    isKeyName(name) ? [name] : [],
  );

type Module = { readonly file: string; readonly code: string };

/** `{ update, set: … }`: its key stands elsewhere. */
const shorthand = /[{,]\s*(?:put|update|delete|check),\s*(?:set|remove|add|when):[^}]*/g;
const writeSite = /\b(put|update|delete|check):\s*(\{\s*\.\.\.)?([^\n,}]+)/g;
const isWriteKind = (text: string): text is WriteKind => writeKinds.some((kind) => kind === text);

/** The rows that `workLogItem(…)` and its like make: the first key that their function names. */
function rowsMadeBy(builder: string, modules: readonly Module[]): KeyName[] {
  for (const { code } of modules) {
    const at = code.search(new RegExp(`function ${builder}\\(|\\b${builder} = `));
    if (at >= 0) return keyNamesIn(code.slice(at)).slice(0, 1);
  }
  return [];
}

function rowsIn(modules: readonly Module[]): RowsInCode {
  const writes = {
    put: new Set<KeyName>(),
    update: new Set<KeyName>(),
    delete: new Set<KeyName>(),
    check: new Set<KeyName>(),
  };
  const unknown: string[] = [];
  const readKeys = new Set<KeyName>();
  const readRanges = new Set<keyof typeof ranges>();
  for (const { file, code } of modules) {
    for (const [site] of code.matchAll(shorthand)) unknown.push(`${file}: ${site}`);
    const own = nameOf[file];
    if (own !== undefined && isReadingNames.test(code)) readKeys.add(own);
    for (const kind of ['put', 'delete'] as const)
      if (own !== undefined && isMovingNames[kind].test(code)) writes[kind].add(own);
    const rest = code.replace(
      writeSite,
      (site: string, kind: string, spread: string | undefined, target: string) => {
        if (!isWriteKind(kind)) return site;
        // A ternary names both of its rows.
        const tail = code.slice(code.indexOf(site), code.indexOf(site) + 300);
        const named =
          target.trim().endsWith('?') || / \? /.test(target)
            ? keyNamesIn(tail).slice(0, 2)
            : keyNamesIn(target);
        const builder = /^(\w+)\(/.exec(target)?.[1];
        const made = named.length || builder === undefined ? named : rowsMadeBy(builder, modules);
        const found = made.length ? made : (knownByFile[file] ?? []);
        if (found.length === 0) unknown.push(`${file}: ${kind}: ${spread ?? ''}${target}`);
        for (const name of found) writes[kind].add(name);
        return '';
      },
    );
    for (const name of keyNamesIn(rest)) readKeys.add(name);
    for (const [, name = ''] of rest.matchAll(/\branges(?:\$\d+)?\.(\w+)\(/g))
      if (isRangeName(name)) readRanges.add(name);
  }
  const all = modules.map(({ code }) => code).join('\n');
  const asks = (call: string): boolean => new RegExp(`\\btable(?:\\$\\d+)?\\.(?:${call})\\(`).test(all);
  const reads = new Set<'GetItem' | 'BatchGetItem' | 'Query'>();
  if (asks('get')) reads.add('GetItem');
  if (asks('getMany')) reads.add('BatchGetItem');
  if (asks('query|queryAll')) reads.add('Query');
  const secrets = [...all.matchAll(/\bsecrets(?:\$\d+)?\.get\("([\w-]+)"\)/g)].map(([, name = '']) => name);
  return { reads, readKeys, readRanges, writes, secrets, unknown };
}

/** What an entry can reach of our own functions, without what a bundle leaves out. */
async function modulesOf(entry: string): Promise<Module[]> {
  const bundle = await rolldown({
    cwd: rootFolder,
    input: `./${entry}`,
    platform: 'node',
    // Packages and Node's own modules touch no rows.
    external: /^(?![#./])/,
  });
  try {
    const { output } = await bundle.generate({ format: 'es', comments: false });
    return output.flatMap((one) =>
      one.type === 'chunk'
        ? Object.entries(one.modules).flatMap(([path, { code }]) => {
            const file = relative(rootFolder, path);
            return code && file.startsWith('functions/') && !speakers.includes(file) ? [{ file, code }] : [];
          })
        : [],
    );
  } finally {
    await bundle.close();
  }
}

/** The rows of every function, by its entry. */
export async function rowsInCode(): Promise<ReadonlyMap<string, RowsInCode>> {
  const found = functionEntries.map(async (entry) => [entry, rowsIn(await modulesOf(entry))] as const);
  return new Map(await Promise.all(found));
}
