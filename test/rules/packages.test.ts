// The packages the user named: each declared, and each at work somewhere in the project.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { packageOf } from './import-rules.ts';
import { codeFiles, filesBelow, importsOf, read } from './source.ts';

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(read('package.json')));
const declared = { ...manifest.dependencies, ...manifest.devDependencies };
const used = new Set(
  codeFiles().flatMap((path) => importsOf(path, read(path)).map((found) => packageOf(found))),
);

describe('the packages the user named', () => {
  it.each([
    ['aws-cdk-lib', '[packages.aws-cdk-lib]'],
    ['@aws-sdk/client-dynamodb', '[packages.aws-sdk-client-dynamodb]'],
    ['@aws-sdk/lib-dynamodb', '[packages.aws-sdk-lib-dynamodb]'],
    ['@aws-sdk/client-s3', '[packages.aws-sdk-client-s3]'],
    ['@aws-sdk/client-sns', '[packages.aws-sdk-client-sns]'],
    ['@aws-sdk/client-sqs', '[packages.aws-sdk-client-sqs]'],
    ['zod', '[packages.zod]'],
    ['exceljs', '[packages.exceljs]'],
    ['sharp', '[packages.sharp]'],
    ['react', '[packages.react]'],
    ['react-dom', '[packages.react-dom house.react-front-end]'],
    ['react-router-dom', '[packages.react-router-dom]'],
    ['@tanstack/react-query', '[packages.tanstack-react-query]'],
    ['i18next', '[packages.i18next]'],
    ['fuse.js', '[packages.fuse-js]'],
    ['maplibre-gl', '[packages.maplibre-gl]'],
    ['vitest', '[packages.vitest]'],
    ['aws-sdk-client-mock', '[packages.aws-sdk-client-mock]'],
  ])('%s is declared and imported %s', (name) => {
    expect(Object.keys(declared)).toContain(name);
    expect(used).toContain(name);
  });

  it('middy is declared and imported, as its package @middy/core [packages.middy]', () => {
    expect(Object.keys(manifest.dependencies)).toContain('@middy/core');
    expect(used).toContain('@middy/core');
  });

  it('the unrelated npm package localstack is never installed; its CDK wrapper is declared [packages.no-npm-localstack]', () => {
    expect(Object.keys(declared)).toContain('aws-cdk-local');
    expect(Object.keys(declared)).not.toContain('localstack');
    expect(read('package-lock.json')).not.toContain('"node_modules/localstack"');
  });
});

describe('what GitHub runs', () => {
  it.each(['check', 'audit'])(
    'in %s.yml is named by commit, its tag beside it: a tag can be moved',
    (name) => {
      const named = [...read(`.github/workflows/${name}.yml`).matchAll(/uses: (.*)/g)].map(
        ([, what]) => what,
      );
      expect(named.length).toBeGreaterThan(0);
      for (const what of named) expect(what).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );
});

describe('the languages of the project', () => {
  it('TypeScript: no file of the rooms is written in JavaScript, save what a tool or a browser loads as it is [house.typescript]', () => {
    const scripts = codeFiles().filter((path) => /\.(?:js|mjs)$/.test(path));
    expect(
      scripts.filter(
        (path) =>
          !path.startsWith('web/public/') &&
          !path.endsWith('.config.mjs') &&
          // A Node that is too old cannot read TypeScript; this file says so.
          path !== 'infra/local/start.mjs',
      ),
    ).toEqual([]);
    expect(filesBelow('functions').length).toBeGreaterThan(0);
  });
});
