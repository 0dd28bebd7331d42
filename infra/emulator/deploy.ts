// Owns `npm run localstack:deploy`: the whole product on LocalStack or its like, its demo, and where everything is.

import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { deployStacks } from './cloud-formation.ts';
import { type Deployed, deployed, serverAt } from './deployed.ts';
import { deployOptionsOf, type DeployOptions, help } from './options.ts';
import { openParameters } from './parameters.ts';
import { jsonLine, loginLines } from '#infra/local/addresses.ts';
import type { DemoLogin } from '#infra/local/data-folder.ts';
import { fillDemo } from '#infra/local/demo/demo.ts';
import { originOf, portsFrom, requireFreePorts } from '#infra/local/ports.ts';
import { exitWith, Refusal } from '#infra/local/refusal.ts';
import { progressPrinter } from '#infra/local/terminal.ts';
import { pointSdksAt } from '#infra/local/site/env.ts';
import { builtWeb } from '#infra/local/site/web-build.ts';
import { buildFolder, rootFolder } from '#infra/parts/build-places.ts';
import { stageOf } from '#infra/stages.ts';

const lookMilliseconds = 200;
const frontSeconds = 60;

/** A front answers with the deployment it stands before. */
const isOfFront = async (reply: Response): Promise<boolean> =>
  deployed.safeParse(await reply.json().catch(() => undefined)).success;

/** Stops the front of an earlier deployment, which frees its ports. */
async function stopFront(port: number): Promise<void> {
  const control = originOf(portsFrom(port).aws);
  for (;;) {
    const reply = await fetch(control, { method: 'POST', headers: { 'x-stund': '1' } }).catch(
      () => undefined,
    );
    if (!reply) return;
    if (!(await isOfFront(reply))) return;
    await new Promise((done) => setTimeout(done, lookMilliseconds));
  }
}

async function startFront(about: Deployed): Promise<void> {
  await stopFront(about.port);
  await requireFreePorts(portsFrom(about.port), about.isWithoutWeb);
  mkdirSync(buildFolder, { recursive: true });
  const log = join(buildFolder, `emulator-front-${about.port}.log`);
  const said = openSync(log, 'w', 0o600);
  const child = spawn(
    process.execPath,
    [join(rootFolder, 'infra/emulator/front.ts'), JSON.stringify(about)],
    {
      cwd: rootFolder,
      detached: true,
      stdio: ['ignore', said, said],
    },
  );
  child.unref();
  const ended = new Promise<never>((_, failed) => {
    child.once('exit', () =>
      failed(new Refusal(`The stand-in for the edge ended: ${readFileSync(log, 'utf8')}`)),
    );
  });
  const ready = async (): Promise<void> => {
    for (let tries = (frontSeconds * 1000) / lookMilliseconds; tries > 0; tries -= 1) {
      const reply = await fetch(originOf(portsFrom(about.port).aws)).catch(() => undefined);
      if (reply) return void (await reply.arrayBuffer());
      await new Promise((done) => setTimeout(done, lookMilliseconds));
    }
    throw new Refusal(`The stand-in for the edge is not ready after ${frontSeconds} s: see ${log}.`);
  };
  await Promise.race([ready(), ended]);
}

/** Whether a front of an earlier deployment answers, which the next one replaces. */
async function hasFront(port: number): Promise<boolean> {
  const reply = await fetch(originOf(portsFrom(port).aws)).catch(() => undefined);
  return reply !== undefined && isOfFront(reply);
}

/** An emulator may empty a table that outlived its stack: the logins of its demo then open nothing. */
async function isEmptied(TableName: string): Promise<boolean> {
  const { Items = [] } = await new DynamoDBClient({}).send(new ScanCommand({ TableName, Limit: 1 }));
  return Items.length === 0;
}

/** Fills the demo in where there is none; answers the logins it has. */
async function demoOf(
  about: Deployed,
  parameters: ReturnType<typeof openParameters>,
  tell: (sentence: string) => void,
): Promise<DemoLogin[]> {
  const before = await parameters.demo();
  const { tableName, photosBucket } = about;
  if (before && !(await isEmptied(tableName))) return before;
  const now = Math.floor(Date.now() / 1000);
  const logins = await fillDemo({ now, tableName, photosBucket, secret: parameters.secret }, tell);
  await parameters.keepDemo(logins);
  return logins;
}

async function run(options: DeployOptions): Promise<void> {
  const tell = progressPrinter(0);
  const { aws, port, isEmpty, isWithoutWeb } = options;
  const server = await serverAt(aws);
  if (server !== 'emulator')
    throw new Refusal(
      `${server === 'none' ? 'No emulator answers' : 'Another server answers, not an emulator of AWS,'} at ${aws}: start LocalStack or ministack (infra/README.md says how), or name it in AWS_ENDPOINT_URL.`,
    );
  if (!(await hasFront(port))) await requireFreePorts(portsFrom(port), isWithoutWeb);
  const made = await deployStacks(options, tell);
  pointSdksAt(aws, 'test');
  const parameters = openParameters(stageOf('dev'));
  await parameters.makeSecrets();
  const about: Deployed = {
    aws,
    gateway: `${aws}/_aws/execute-api/${made.Gateway}/${encodeURIComponent(made.GatewayStage)}`,
    port,
    isWithoutWeb,
    tableName: made.TableName,
    photosBucket: made.PhotosBucket,
  };
  const logins = isEmpty ? [] : await demoOf(about, parameters, tell);
  if (!isWithoutWeb) await builtWeb(tell);
  tell('Starting the stand-in for the edge');
  await startFront(about);
  tell('Ready');
  const ports = portsFrom(port);
  const places = { web: originOf(ports.web), api: originOf(ports.api), outbox: originOf(ports.outbox), aws };
  if (options.isJson) process.stdout.write(`${jsonLine(places, logins)}\n`);
  else
    process.stdout.write(
      [
        '',
        ...(isWithoutWeb ? [] : [`  web      ${places.web}`]),
        `  API      ${places.api}/docs   in front of ${about.gateway}`,
        `  outbox   ${places.outbox}   mails, SMS, clock, queues`,
        `  AWS      ${aws}`,
        '',
        ...loginLines(places.web, logins),
        '',
        'It all lives as long as the emulator. Deploying again changes what has changed.',
        '',
      ].join('\n'),
    );
}

try {
  const options = deployOptionsOf(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(help);
  else await run(options);
} catch (error) {
  exitWith(error);
}
