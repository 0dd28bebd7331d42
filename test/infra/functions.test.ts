// The functions: their settings, their environment, and that their code is built from the lists.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { environment, optionalEnvironment } from '#functions/runtime/env.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { bundledCode, folderOf } from '#infra/parts/code/bundled-code.ts';
import { type FunctionCode, functionEntries, queueEntry } from '#infra/parts/code/function-code.ts';
import { stageNames } from '#infra/stages.ts';
import { grantsIn } from './grants.ts';
import { read, templatesOf } from './templates.ts';

const functionShape = z.looseObject({
  FunctionName: z.string(),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  LoggingConfig: z.object({ LogGroup: z.string() }),
});
const names = new Set([...Object.keys(environment), ...Object.keys(optionalEnvironment)]);
const grants = grantsIn(templatesOf('prod'));
const valuesOf = (entry: string): Set<string> => {
  const found = templatesOf('prod')
    .of('AWS::Lambda::Function')
    .find(({ Metadata }) => Metadata['local:entry'] === entry);
  if (!found) throw new Error(`no function is made of ${entry}`);
  return new Set(Object.keys(read(found, functionShape).Environment.Variables));
};

describe.each(stageNames)('the functions of %s', (stage) => {
  const { of } = templatesOf(stage);
  const functions = of('AWS::Lambda::Function');

  test('are one for each group, one for each queue, and one for the scripts of operators [house.serverless house.one-lambda-per-group]', () => {
    const entries = functions.map(({ Metadata }) => Metadata['local:entry']);
    expect(new Set(entries)).toEqual(new Set(functionEntries));
    expect(entries).toHaveLength(functionEntries.length);
  });
  test('run on Node 24 on arm64', () => {
    for (const { Properties } of functions)
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      });
  });
  test('are traced, each by itself', () => {
    for (const { Properties } of functions) expect(Properties['TracingConfig']).toEqual({ Mode: 'Active' });
  });
  test('get only names that the code knows, each with a value', () => {
    for (const found of functions) {
      for (const [name, value] of Object.entries(read(found, functionShape).Environment.Variables)) {
        expect(names).toContain(name);
        expect(String(value)).not.toBe('');
      }
    }
  });
  test('hold no secret', () => {
    for (const found of functions) {
      const { Variables } = read(found, functionShape).Environment;
      expect(JSON.stringify(Variables)).not.toMatch(/PRIVATE KEY|password/i);
    }
  });
  test('keep their logs as long as the stage says, and not for ever', () => {
    const days = stage === 'prod' ? 90 : 7;
    for (const found of functions) {
      const { LogGroup } = read(found, functionShape).LoggingConfig;
      const group = of('AWS::Logs::LogGroup', found.stack).find(({ id }) => id === LogGroup);
      expect(group?.Properties['RetentionInDays']).toBe(days);
    }
  });
  test('leave room for clocking in when many reports run', () => {
    const held = functions.filter(({ Properties }) => Properties['ReservedConcurrentExecutions']);
    expect(held.map(({ Metadata }) => Metadata['local:entry'])).toEqual(
      stage === 'prod' ? ['functions/api/report.ts'] : [],
    );
  });
});

describe('the code of the functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stund-bundle-'));
  let code: FunctionCode | undefined;
  beforeAll(async () => {
    // sharp itself is fetched from a registry: the tests need none.
    code = await bundledCode(join(folder, 'made'), 'arm64', () => undefined);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const bundleOf = (entry: string): string => join(folder, 'made', folderOf(entry), 'index.js');
  /** The names of the files that it loads when they are asked for. */
  const lateFilesOf = (entry: string): string[] => {
    const place = join(dirname(bundleOf(entry)), 'late');
    return existsSync(place) ? readdirSync(place).map((name) => `late/${name}`) : [];
  };
  /** With what it loads late. */
  const codeOf = (entry: string): string =>
    ['index.js', ...lateFilesOf(entry)]
      .map((file) => readFileSync(join(dirname(bundleOf(entry)), file), 'utf8'))
      .join('\n');

  test.each(functionEntries)('%s reads only names it is given', (entry) => {
    const given = valuesOf(entry);
    expect(code?.namesReadBy(entry).filter((name) => !given.has(name))).toEqual([]);
  });
  test.each(functionEntries)('%s is minified, without a mark for bundlers', (entry) => {
    const text = codeOf(entry);
    expect(text.length / text.split('\n').length).toBeGreaterThan(500);
    expect(text).not.toMatch(/[@#]__PURE__/);
  });
  test.each(functionEntries)('%s does not carry the search for credentials', (entry) => {
    expect(/sso_start_url|AWS_WEB_IDENTITY_TOKEN_FILE/.test(codeOf(entry))).toBe(false);
  });
  test.each(functionEntries)('%s is granted exactly the secrets its code names', (entry) => {
    const text = codeOf(entry);
    const named = ['token-key', 'photo-private-key', 'payday-client', 'paddle', 'edge-secret'].filter(
      (name) => new RegExp(`["'\`]${name}["'\`]`).test(text),
    );
    const granted = grants
      .toEntry(entry)
      .flatMap(({ Action, Resource }) =>
        Action.includes('ssm:GetParameter') ? Resource.map((arn) => arn.split('/').at(-1)) : [],
      );
    expect(new Set(granted)).toEqual(new Set(named));
  });
  test.each(functionEntries)('%s is granted a service exactly when its code speaks to it', (entry) => {
    const text = codeOf(entry);
    const actions = grants.toEntry(entry).flatMap(({ Action }) => Action);
    const services = {
      // Saying when its messages come back is a part of receiving them.
      sqs: /AmazonSQS(?!\.ChangeMessageVisibility)/,
      // A maker of security chips is called "SNS" too.
      sns: /serviceId(?:\?\?|:)`SNS`/,
      ses: /`SESv2`/,
      // Its own client, or addresses signed without it.
      s3: /AmazonS3|\.s3\.\$\{/,
      dynamodb: /DynamoDB_20120810/,
    };
    for (const [service, mark] of Object.entries(services)) {
      // Receiving is what Lambda does for a worker; only sending is its code's own.
      const isGranted = actions.some(
        (action) => action.startsWith(`${service}:`) && !/sqs:(?!Send)/.test(action),
      );
      expect([service, isGranted]).toEqual([service, mark.test(text)]);
    }
  });
  test('the photos worker reads pictures of three kinds alone: its bundle has the setting, which is made by an import', () => {
    const [, blocked] = codeOf(queueEntry('photos')).split('.block({operation:[`VipsForeignLoad`]})');
    expect(blocked).toMatch(
      /^[^;]*\.unblock\(\{operation:\[(?:`VipsForeignLoad(?:Jpeg|Png|Webp)Buffer`,?){3}\]\}\)/,
    );
  });
  /** Runs a program where Lambda would: in the function's folder, with nothing of ours around it. */
  const printedBy = (entry: string, program: string): unknown => {
    const values = Object.keys(environment).map((name) => [name, 'https://stund.example']);
    const printed = execFileSync(process.execPath, ['--eval', program], {
      cwd: dirname(bundleOf(entry)),
      env: {
        ...Object.fromEntries(values),
        AWS_REGION: 'eu-central-1',
        // Only this one gets sharp, which is not brought here.
        ...(entry === queueEntry('photos') ? { NODE_PATH: join(rootFolder, 'node_modules') } : {}),
      },
      encoding: 'utf8',
    });
    return JSON.parse(printed.split('\n').findLast((line) => line !== '') ?? '');
  };
  /** All files of the function that its start loads, wherever they came from. */
  const loadedAtStart = (entry: string): string[] => {
    const program = `const { relative, sep } = require('node:path');
      require('./index.js');
      const names = Object.keys(require.cache).map((file) => relative(process.cwd(), file).split(sep).join('/'));
      console.log(JSON.stringify(names.filter((name) => !name.includes('node_modules'))));`;
    return z.array(z.string()).parse(printedBy(entry, program));
  };
  test.each(functionEntries.filter((entry) => entry.startsWith('functions/api/')))(
    '%s is small enough to start fast',
    (entry) => {
      const files = loadedAtStart(entry);
      // The bundler's own helpers lie apart where a late file needs them without the handler's.
      expect(files.filter((name) => name !== 'late/rolldown-runtime.js')).toEqual(['index.js']);
      const loaded = files.map((file) => readFileSync(join(dirname(bundleOf(entry)), file)));
      const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);
      // The budget of a function's bundle, in bytes: table-and-performance.md.
      expect(sum(loaded.map(({ length }) => length))).toBeLessThanOrEqual(330_000);
      expect(sum(loaded.map((file) => gzipSync(file, { level: 9 }).length))).toBeLessThanOrEqual(110_000);
    },
  );
  test.each(functionEntries.filter((entry) => entry.startsWith('functions/api/')))(
    '%s answers as either gateway asks, a REST API by a file that it loads late',
    (entry) => {
      const requestContext = { requestId: 'r1', http: { sourceIp: '192.0.2.7' } };
      const onHttp = { routeKey: 'GET /nowhere', rawPath: '/nowhere', headers: {}, requestContext };
      const onRest = {
        httpMethod: 'GET',
        resource: '/nowhere',
        path: '/nowhere',
        headers: {},
        body: null,
        requestContext: { requestId: 'r2', identity: { sourceIp: '192.0.2.7' } },
      };
      const program = `const { handler } = require('./index.js');
        const asked = async (event) => {
          const { statusCode, body } = await handler(event, {});
          return [statusCode, JSON.parse(body)];
        };
        Promise.all([asked(${JSON.stringify(onHttp)}), asked(${JSON.stringify(onRest)})])
          .then((replies) => console.log(JSON.stringify(replies)));`;
      const notFound = [404, 'Not found'];
      expect(printedBy(entry, program)).toEqual([notFound, notFound]);
    },
  );
  test.each(functionEntries.filter((entry) => entry.startsWith('functions/workers/')))(
    '%s takes its messages',
    (entry) => {
      const program = `require('./index.js').handler({ Records: [] }, {})
        .then((reply) => console.log(JSON.stringify(reply)));`;
      expect(printedBy(entry, program)).toEqual({ batchItemFailures: [] });
    },
  );
  test.each(functionEntries)('%s can load every file that lies beside it', (entry) => {
    const files = lateFilesOf(entry);
    const program = `require('./index.js');
      console.log(JSON.stringify(${JSON.stringify(files)}.filter((file) => Object.keys(require('./' + file)).length > 0)));`;
    expect(printedBy(entry, program)).toEqual(files);
  });
  const asked = (routeKey: string, pathParameters: Readonly<Record<string, string>>): string => {
    const requestContext = { requestId: 'r1', http: { sourceIp: '192.0.2.7' } };
    return JSON.stringify({ routeKey, rawPath: '/docs', headers: {}, pathParameters, requestContext });
  };
  test('of the reference page brings the files that the page loads', () => {
    const event = asked('GET /docs/{file}', { file: 'swagger-ui.css' });
    const program = `require('./index.js').handler(${event}, {}).then((reply) =>
      console.log(JSON.stringify([reply.statusCode, reply.headers['content-type'], reply.body.length > 10000])))`;
    expect(printedBy('functions/api/public.ts', program)).toEqual([200, 'text/css; charset=utf-8', true]);
  });
  test('of the API’s description brings what writes it', () => {
    const program = `require('./index.js').handler(${asked('GET /openapi.json', {})}, {}).then((reply) =>
      console.log(JSON.stringify([reply.statusCode, JSON.parse(reply.body).openapi])))`;
    expect(printedBy('functions/api/public.ts', program)).toEqual([200, '3.1.0']);
  });
  test('finds table, region and credentials in the environment, and asks a table that stumbles once more', () => {
    const event = asked('GET /social_statistic', {});
    const program = `const asked = [];
      const server = require('node:http').createServer((request, reply) => {
        asked.push([request.headers['x-amz-target'], /Credential=([^,]+)/.exec(request.headers.authorization)?.[1].replace(/[0-9]{8}/, 'day')]);
        reply.writeHead(asked.length === 1 ? 500 : 200, { 'content-type': 'application/x-amz-json-1.0' });
        reply.end('{}');
      });
      server.listen(0, '127.0.0.1', () => {
        process.env.AWS_ENDPOINT_URL = 'http://127.0.0.1:' + server.address().port;
        process.env.AWS_ACCESS_KEY_ID = 'KEY';
        process.env.AWS_SECRET_ACCESS_KEY = 'SECRET';
        require('./index.js').handler(${event}, {}).then((reply) => {
          console.log(JSON.stringify([reply.statusCode, asked]));
          process.exit(0);
        });
      });`;
    const one = ['DynamoDB_20120810.GetItem', 'KEY/day/eu-central-1/dynamodb/aws4_request'];
    expect(printedBy('functions/api/public.ts', program)).toEqual([200, [one, one]]);
  });
  test('of exports brings what writes a PDF, and its fonts', () => {
    const words = `language: 'is', documentTitle: '', about: 'Қайрат', legend: ['Қ'], title: 'Skýrsla Қайрат', companyName: 'Юлія ehf.', range: 'mars', footer: ''`;
    const paper = `{ ${words}, facts: [], sentences: [], sections: [], createdAt: 0, rowCount: 0, pageText: String }`;
    const program = `const sink = new (require('node:stream').PassThrough)();
      let text = '';
      sink.on('data', (bytes) => (text += bytes.toString('latin1')));
      require('./late/paper-file.js')
        .writePaper(sink, ${paper}, async () => undefined)
        .then(() => console.log(JSON.stringify([text.slice(0, 8), [...new Set(text.match(/Atkinson|SourceSans3-\\w+/g))].sort()])))`;
    expect(printedBy('functions/workers/exports.ts', program)).toEqual([
      '%PDF-1.7',
      ['Atkinson', 'SourceSans3-Bold', 'SourceSans3-Regular'],
    ]);
  });
  test('of a company brings the rules of phone numbers', () => {
    const program = `const { internationalForm, mayGetSms } = require('./late/phone-number.js');
      console.log(JSON.stringify([internationalForm('611 1234', 'IS'), mayGetSms('+3546111234')]));`;
    expect(loadedAtStart('functions/api/company.ts')).not.toContain('late/phone-number.js');
    expect(printedBy('functions/api/company.ts', program)).toEqual(['+3546111234', true]);
  });
});
