// Imports run one way: every file of the project read and held against the architecture's import table.
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cycleIn, packageOf, refusal } from './import-rules.ts';
import { mask } from './mask.ts';
import { codeFiles, type Import, importsOf, read } from './source.ts';

const files = codeFiles();
const graph = new Map(files.map((file) => [file, importsOf(file, read(file))]));
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));

/** Packages that need no line of their own, and why. */
const comeAlong: Readonly<Record<string, string>> = {
  '@aws-sdk/credential-provider-env':
    'part of every SDK client; its file stands in for an import of theirs in bundles',
};

const refused = (file: string, source: string) =>
  importsOf(file, source).flatMap((found) => refusal(file, found) ?? []);

describe('imports', () => {
  it('follow the import table of the architecture', () => {
    expect(files.length).toBeGreaterThan(50);
    expect([...graph].flatMap(([file, found]) => found.flatMap((one) => refusal(file, one) ?? []))).toEqual(
      [],
    );
  });

  it('form no cycle', () => {
    expect(cycleIn(graph)).toBeUndefined();
  });

  it('of the domain lead from noun to noun one way', () => {
    expect(cycleIn(betweenNouns(graph))).toBeUndefined();
    const planted = betweenNouns(
      plantedGraph({
        'functions/domain/employees/employees.ts': "import '../sessions/sessions.ts';",
        'functions/domain/sessions/store.ts': "import type { A } from '../employees/employees.ts';",
      }),
    );
    expect(cycleIn(planted)).toEqual([
      'functions/domain/employees',
      'functions/domain/sessions',
      'functions/domain/employees',
    ]);
  });

  it('of shared and the domain name what they use: the bundler leaves out what is imported for its effect alone', () => {
    const forEffect = /^import\s*['"]/m;
    const bundled = files.filter((file) => /^(?:shared|functions\/domain)\//.test(file));
    expect(bundled.length).toBeGreaterThan(50);
    expect(bundled.filter((file) => forEffect.test(read(file)))).toEqual([]);
    expect(forEffect.test("import { a } from './a.ts';\nimport './b.ts';\n")).toBe(true);
  });

  it('name own files that exist, with their extension', () => {
    const known = new Set(files);
    const lost = [...graph].flatMap(([file, found]) =>
      found
        .filter(
          ({ specifier, target }) =>
            /^[#.]/.test(specifier) && /\.(ts|tsx)$/.test(target) && !known.has(target),
        )
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
    const bare = [...graph].flatMap(([file, found]) =>
      found
        .filter(({ specifier }) => /^[#.]/.test(specifier) && !/\.\w+(\?.*)?$/.test(specifier))
        .map(() => file),
    );
    expect([...lost, ...bare]).toEqual([]);
  });

  it('name a file beside them by ./ and any other from its room, so that a path is never counted upwards', () => {
    expect([...graph].flatMap(([file, found]) => found.filter((one) => isFromAfar(file, one)))).toEqual([]);
    const fromAfar = (file: string, source: string) =>
      importsOf(file, source).filter((one) => isFromAfar(file, one)).length;
    expect(fromAfar('shared/pay/lunch.ts', "import '../time/day.ts';")).toBe(1);
    expect(fromAfar('shared/pay/lunch.ts', "import '#shared/pay/overtime.ts';")).toBe(1);
    expect(fromAfar('shared/pay/lunch.ts', "import '#shared/time/day.ts';")).toBe(0);
    expect(fromAfar('web/features/report/report.tsx', "import './tables/figures.tsx';")).toBe(0);
  });

  it('of packages are declared: what runs in dependencies, the rest at least in devDependencies', () => {
    const missing = [...graph].flatMap(([file, found]) =>
      found.flatMap((one) => {
        const name = packageOf(one);
        if (name === undefined || name in manifest.dependencies || name in comeAlong) return [];
        const mayBeDev =
          /^(infra|test)\//.test(file) ||
          one.isTypeOnly ||
          /^web\/(?:vite\.config|contract-of-screens|(?:offline|drawn)\/build)\./.test(file);
        const isDeclared = name in manifest.devDependencies || `@types/${name}` in manifest.devDependencies;
        return mayBeDev && isDeclared ? [] : [`${file} imports ${name}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('are not passed on by barrel files, save the two lists', () => {
    const barrels = files.filter((file) => isBarrel(read(file)));
    expect(barrels.filter((file) => !['shared/api/groups.ts', 'events/index.ts'].includes(file))).toEqual([]);
    expect(isBarrel("// All of it.\nexport * from './a.ts';\nexport { b } from './b.ts';\n")).toBe(true);
    expect(isBarrel("import { a } from './a.ts';\nexport const b = a;\n")).toBe(false);
  });
});

type Graph = ReadonlyMap<string, readonly Import[]>;
const plantedGraph = (sources: Readonly<Record<string, string>>): Graph =>
  new Map(Object.entries(sources).map(([file, source]) => [file, importsOf(file, source)]));
const cycle = (sources: Readonly<Record<string, string>>) => cycleIn(plantedGraph(sources));

/** The imports of the domain as if each noun were one file. */
function betweenNouns(imports: Graph): Graph {
  const nouns = new Map<string, Import[]>();
  const nounOf = (path: string) => /^functions\/domain\/[^/]+/.exec(path)?.[0];
  for (const [file, found] of imports) {
    const noun = nounOf(file);
    if (noun === undefined) continue;
    const led = found.flatMap((one) => {
      const target = nounOf(one.target);
      return target === undefined || target === noun ? [] : [{ ...one, target }];
    });
    nouns.set(noun, [...(nouns.get(noun) ?? []), ...led]);
  }
  return nouns;
}

/** What is inside a package has no name of ours. */
function isFromAfar(file: string, { specifier, target }: Import): boolean {
  if (target.startsWith('node_modules/')) return false;
  return specifier.startsWith('../') || (specifier.startsWith('#') && dirname(target) === dirname(file));
}

/** A file that only passes on what other files export. */
function isBarrel(source: string): boolean {
  const statements = mask(source)
    .code.split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return statements.length > 0 && statements.every((one) => /^export\s[^=]*\bfrom\s*['"]/.test(one));
}

describe('the import table', () => {
  it.each([
    ['shared/limits.ts', "import { readFileSync } from 'node:fs';"],
    ['shared/model/a.ts', "import * as z from 'zod';"],
    ['shared/model/a.ts', "import { queues } from '#events/queues.ts';"],
    ['shared/time/a.ts', "import { payRules } from '#shared/model/company/pay-rules.ts';"],
    ['shared/model/a.ts', "import { workReport } from '#shared/pay/overtime.ts';"],
    ['shared/pay/a.ts', "import { reportColumns } from '#shared/report/report-columns.ts';"],
    ['events/photos.ts', "import { send } from '#functions/runtime/send.ts';"],
    ['functions/domain/worklogs/worklogs.ts', "import { GetCommand } from '@aws-sdk/lib-dynamodb';"],
    ['functions/domain/worklogs/worklogs.ts', "import { find } from '../projects/store.ts';"],
    ['functions/domain/worklogs/worklogs.ts', "import { contextOf } from '#functions/runtime/context.ts';"],
    ['functions/domain/worklogs/worklogs.ts', "import { serve } from '#functions/runtime/serve.ts';"],
    ['functions/domain/worklogs/worklogs.ts', "import ExcelJS from 'exceljs';"],
    ['functions/table/keys.ts', "import { table } from '#functions/aws/table.ts';"],
    ['functions/runtime/serve.ts', "import { add } from '#functions/domain/worklogs/worklogs.ts';"],
    ['functions/partners/card.ts', "import { add } from '#functions/domain/worklogs/worklogs.ts';"],
    ['functions/api/worklogs.ts', "import { keys } from '#functions/table/keys.ts';"],
    ['functions/workers/photos.ts', "export { photos } from '#functions/table/keys.ts';"],
    ['functions/api/worklogs.ts', "import { app } from '#infra/app.ts';"],
    ['web/ui/table.tsx', "import { call } from '../api/client.ts';"],
    [
      'web/features/worklogs/worklog-form.tsx',
      "import { ProjectPicker } from '../projects/project-picker.tsx';",
    ],
    ['web/crew/project-form.tsx', "import { Desk } from '../features/desk/desk-screen.tsx';"],
    ['web/features/worklogs/worklog-form.tsx', "import { Shell } from '#web/app/shell.tsx';"],
    ['web/features/worklogs/worklog-form.tsx', "const late = () => import('#functions/table/keys.ts');"],
    ['web/api/client.ts', "import type { Queue } from '#events/queues.ts';"],
    ['web/main.tsx', "import { aPerson } from '#test/kit/world/people.ts';"],
    ['infra/stacks/api.ts', "import { handler } from '#functions/api/worklogs.ts';"],
    ['infra/local/run.ts', "import { handler } from '#functions/api/worklogs.ts';"],
  ])('refuses in %s: %s', (file, source) => {
    expect(refused(file, source)).toHaveLength(1);
  });

  it.each([
    ['functions/domain/worklogs/worklogs.ts', "import { find } from '../projects/projects.ts';"],
    ['functions/domain/worklogs/worklogs.ts', "import type { Ctx } from '#functions/runtime/context.ts';"],
    ['functions/domain/photo-files/variants.ts', "import sharp from 'sharp';"],
    ['functions/api/worklogs.ts', "import { serve } from '#functions/runtime/serve.ts';"],
    ['web/features/worklogs/worklog-form.tsx', "import { Field } from '#web/ui/form/field.tsx';"],
    ['web/features/setup/project-step.tsx', "import { ProjectForm } from '#web/crew/project-form.tsx';"],
    ['infra/stacks/api.ts', "import { env } from '#functions/runtime/env.ts';"],
    [
      'shared/limits.ts',
      "// import { readFileSync } from 'node:fs';\nconst text = \"import x from 'node:fs'\";",
    ],
  ])('accepts in %s: %s', (file, source) => {
    expect(refused(file, source)).toEqual([]);
  });

  it('finds a cycle, through a type or a dynamic import too', () => {
    expect(cycle({ 'web/a.ts': "import './b.ts';", 'web/b.ts': "export type { A } from './a.ts';" })).toEqual(
      ['web/a.ts', 'web/b.ts', 'web/a.ts'],
    );
    expect(cycle({ 'web/a.ts': "import('./b.ts');", 'web/b.ts': "import './a.ts';" })).toHaveLength(3);
    expect(cycle({ 'web/a.ts': "import './b.ts';", 'web/b.ts': '' })).toBeUndefined();
  });
});
