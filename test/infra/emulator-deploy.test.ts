// The two commands of an emulator: whom `localstack:deploy` speaks to, and what `localstack:test` runs there.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, stopListening } from '#infra/local/listen.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { exceptions } from '#test/emulator/exceptions.ts';
import deployedTests from '#test/emulator/vitest.config.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';

type Ended = { readonly code: number | null; readonly said: string };

/** Runs `npm run localstack:deploy` as a person of this machine who has an account at AWS. */
function deploys(environment: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, ['infra/emulator/deploy.ts', '--json'], {
    cwd: rootFolder,
    env: { ...process.env, AWS_ACCESS_KEY_ID: 'mine', AWS_SECRET_ACCESS_KEY: 'mine', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((done) => {
    child.once('exit', (code) => done({ code, said: Buffer.concat(said).toString() }));
  });
}

describe('npm run localstack:deploy', () => {
  const asked: string[] = [];
  /** Knows who calls and nothing else of AWS. */
  const emulator = createServer((request, response) => {
    if (request.url === '/_localstack/health') {
      response.end('{"services":{"sts":"available"}}');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const key = /Credential=(\w+)\/\d+\/([\w-]+)\/(\w+)/.exec(request.headers.authorization ?? '');
      if (key) asked.push(`${key[1]} ${key[2]} ${key[3]} ${new URLSearchParams(body).get('Action') ?? ''}`);
      if (body.includes('GetCallerIdentity'))
        return response.end(
          '<GetCallerIdentityResponse><GetCallerIdentityResult><Account>000000000000</Account>' +
            '<Arn>arn:aws:iam::000000000000:root</Arn><UserId>u</UserId></GetCallerIdentityResult></GetCallerIdentityResponse>',
        );
      response.writeHead(400, { 'content-type': 'text/xml' });
      return response.end(
        '<ErrorResponse><Error><Code>Broken</Code><Message>it is broken</Message></Error></ErrorResponse>',
      );
    });
  });
  let aws = '';
  beforeAll(async () => {
    const port = await freePorts();
    await listen(emulator, port);
    aws = `http://127.0.0.1:${port}`;
  });
  afterAll(() => stopListening(emulator));

  it('bootstraps by cdklocal what answers at AWS_ENDPOINT_URL, never with the keys of an account [packages.localstack]', async () => {
    const { code, said } = await deploys({ AWS_ENDPOINT_URL: aws });
    expect(said).toContain('cdklocal bootstrap failed');
    expect(said).toContain('it is broken');
    expect(code).toBe(1);
    expect(asked).toContain('test eu-central-1 cloudformation DescribeStacks');
    expect(asked.filter((call) => !call.startsWith('test eu-central-1 '))).toEqual([]);
  });

  it('says where it looked when nothing answers there', async () => {
    const { code, said } = await deploys({ AWS_ENDPOINT_URL: 'http://127.0.0.1:1' });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^No emulator answers at http:\/\/127\.0\.0\.1:1: /),
    ]);
  });

  it('deploys nothing to another server', async () => {
    const paths: string[] = [];
    const other = createServer((request, response) => {
      paths.push(request.url ?? '');
      response.end('a page');
    });
    const port = await freePorts();
    await listen(other, port);
    const { code, said } = await deploys({ AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
    await stopListening(other);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Another server answers, not an emulator of AWS, at http:\/\/127\.0\.0\.1:/),
    ]);
    expect(paths).toEqual(['/_localstack/health']);
  });
});

describe('npm run localstack:test', () => {
  it('runs the suites of the API and the workers and a journey, save what the list names [used-by.local-testing-on-localstack]', () => {
    expect(deployedTests.test?.include).toEqual([
      'test/{api,workers}/**/*.test.ts',
      'test/journeys/clock/day.test.ts',
    ]);
    const whole = exceptions.flatMap(({ file, title }) => (title === undefined ? [file] : []));
    expect(deployedTests.test?.exclude).toEqual(whole);
  });

  it('leaves out only tests that there are, each with its reason', () => {
    for (const { file, title, reason } of exceptions) {
      expect(existsSync(join(rootFolder, file)), file).toBe(true);
      expect(reason.length).toBeGreaterThan(10);
      const last = title?.split(' > ').at(-1);
      if (last !== undefined) expect(readFileSync(join(rootFolder, file), 'utf8'), file).toContain(last);
    }
  });
});
