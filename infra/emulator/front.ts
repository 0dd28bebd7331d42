// One process for what an emulator lacks: the edge for screens, API and photos, the payment partners, and the outbox
// page. `localstack:deploy` starts it; it ends when the emulator is gone.

import { createServer } from 'node:http';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { clockAt } from './clock.ts';
import { answers, type Deployed, deployed } from './deployed.ts';
import { mailsAt, textsAt } from './outbox.ts';
import { openParameters } from './parameters.ts';
import { gatewayProxy } from './proxy.ts';
import { openQueuesAt } from './queues.ts';
import { localised, pointSdksAt } from '#infra/local/site/env.ts';
import { listen } from '#infra/local/listen.ts';
import { outboxServer } from '#infra/local/outbox/outbox-page.ts';
import { openPartners } from '#infra/local/partners/partners.ts';
import { photoFront } from '#infra/local/aws/photo-front.ts';
import { originOf, type Ports, portsFrom } from '#infra/local/ports.ts';
import { templatesOf } from '#infra/local/site/synth.ts';
import { type Cors, modelOf } from '#infra/local/site/template.ts';
import { builtWeb } from '#infra/local/site/web-build.ts';
import { serveBuiltWeb } from '#infra/local/site/web-front.ts';
import { stageOf } from '#infra/stages.ts';

const lookMilliseconds = 5000;
/** A busy emulator may miss checks; after this many misses it counts as gone. */
const looksMissedMax = 6;

const tell = (sentence: string): void => console.error(sentence);
const hasNoName = (error: unknown): boolean =>
  error instanceof Error && /^(?:NoSuchKey|NotFound)$/.test(error.name);

/** Photos as their CloudFront distribution serves them, from the emulator's bucket. */
async function servePhotos(
  { photosBucket }: Deployed,
  port: number,
  now: () => number,
  publicKeyPem: string,
) {
  const files = new S3Client({ forcePathStyle: true });
  await photoFront({
    port,
    publicKeyPem,
    keyPairId: 'emulated',
    now: () => new Date(now() * 1000),
    bucketRead: async (Key) => {
      try {
        const { Body } = await files.send(new GetObjectCommand({ Bucket: photosBucket, Key }));
        return Body && { body: await Body.transformToByteArray() };
      } catch (error) {
        if (hasNoName(error)) return undefined;
        throw error;
      }
    },
  });
}

/** The page of mails. Clearing only hides them; the emulator keeps them. */
async function serveOutbox(
  { aws, tableName }: Deployed,
  ports: Ports,
  clock: Awaited<ReturnType<typeof clockAt>>,
): Promise<void> {
  const cleared = new Set<string>();
  const left = <T extends { readonly id: string }>(messages: readonly T[]): T[] =>
    messages.filter(({ id }) => !cleared.has(id));
  const caught = () => Promise.all([mailsAt(aws), textsAt(aws)]);
  const shown = {
    gateway: {
      mails: async () => left(await mailsAt(aws)),
      sms: async () => left(await textsAt(aws)),
      clearOutbox: async () => {
        for (const { id } of (await caught()).flat()) cleared.add(id);
      },
      permissions: () => ({}),
    },
    clock,
    queues: openQueuesAt(aws),
  };
  const places = [
    { name: 'the web', url: originOf(ports.web) },
    { name: 'the API', url: `${originOf(ports.api)}/docs` },
    { name: 'the emulator', url: aws },
  ];
  const dataFolder = `the table ${tableName} at ${aws}`;
  await listen(outboxServer(shown, { port: ports.outbox, dataFolder, places }), ports.outbox);
}

/** Names the deployment this process belongs to, and ends it when the next deployment asks. */
const control = (about: Deployed) =>
  createServer((request, response) => {
    // Other sites' pages cannot send this header without a preflight.
    const isStop = request.method === 'POST' && request.headers['x-stund'] !== undefined;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(about), () => isStop && process.exit(0));
  });

async function run(about: Deployed): Promise<void> {
  const { aws, port, isWithoutWeb, gateway } = about;
  const ports = { ...portsFrom(port), aws: Number(new URL(aws).port || 80) };
  pointSdksAt(aws, 'test');
  const { secret } = openParameters(stageOf('dev'));
  const stacks = await templatesOf(tell);
  const model = modelOf(stacks, aws);
  const here = localised(model.functions, ports);
  const cors: Cors | undefined = model.cors && {
    ...model.cors,
    AllowOrigins: model.cors.AllowOrigins.map(here),
  };
  const clock = await clockAt(aws);
  const { server: partners } = openPartners({
    now: () => clock.now() * 1000,
    account: () => secret('paddle'),
    webhooks: `${originOf(ports.api)}/api/billing/paddle`,
  });
  await listen(gatewayProxy({ gateway, cors }), ports.api);
  await listen(partners, ports.partners);
  await servePhotos(about, ports.photos, clock.now, await secret('photo-public-key'));
  await serveOutbox(about, ports, clock);
  if (!isWithoutWeb) {
    const folder = await builtWeb(tell);
    await serveBuiltWeb({ ports, region: undefined, folder, mapFile: undefined }, stacks);
  }
  // Opened last: when the control port answers, everything else is ready.
  await listen(control(about), portsFrom(port).aws);
  let missed = 0;
  setInterval(() => {
    void answers(aws).then((isThere) => {
      missed = isThere ? 0 : missed + 1;
      if (missed > looksMissedMax) process.exit(0);
    });
  }, lookMilliseconds);
}

process.on('uncaughtException', (error) => console.error('uncaught error:', error));
await run(deployed.parse(JSON.parse(process.argv[2] ?? '{}'))).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
