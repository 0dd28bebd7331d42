// The running system without its screens: the embedded AWS, the handlers, and everything that calls them.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { type Clock, openClock } from './clock.ts';
import { awsFolder, folderRefusal } from './data-folder.ts';
import { signCalls } from '#infra/local/aws/caller.ts';
import { environmentOf, localised, pointSdksAt, webOriginsOf } from '#infra/local/site/env.ts';
import { deliverTo, eventBus } from '#infra/local/aws/event-rules.ts';
import { type Functions, openFunctions } from '#infra/local/site/functions.ts';
import { type Gateway, openGateway } from '#infra/local/aws/gateway.ts';
import { httpFront } from '#infra/local/site/http.ts';
import { listen, stopListening } from './listen.ts';
import { openPartners } from '#infra/local/partners/partners.ts';
import { photoFront } from '#infra/local/aws/photo-front.ts';
import { originOf, type Ports } from './ports.ts';
import { openQueues, type Queues } from '#infra/local/aws/queues.ts';
import { reasonOf } from './refusal.ts';
import { secretParameters } from './secrets.ts';
import { type LocalTable, type Model, modelOf } from '#infra/local/site/template.ts';
import { region, type StackTemplate } from '#infra/local/site/template-values.ts';
import { startTimers } from '#infra/local/aws/timers.ts';

const expiryMilliseconds = 10 * 60_000;

export type Cloud = {
  readonly model: Model;
  readonly gateway: Gateway;
  readonly clock: Clock;
  readonly queues: Queues;
  /** A secret as the handlers get it. */
  secret: (name: string) => Promise<string>;
  /** Starts deliveries, timers and the API; before it the table can be filled undisturbed. */
  open: () => Promise<void>;
  stop: () => Promise<void>;
};

async function makeTable(client: DynamoDBClient, table: LocalTable): Promise<void> {
  const TableName = table.name;
  const { AttributeDefinitions, KeySchema, TimeToLiveSpecification } = table;
  try {
    await client.send(new DescribeTableCommand({ TableName }));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ResourceNotFoundException') throw error;
    const BillingMode = 'PAY_PER_REQUEST';
    await client.send(new CreateTableCommand({ TableName, AttributeDefinitions, KeySchema, BillingMode }));
    if (TimeToLiveSpecification)
      await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
}

const secretReader = (prefix: string) => async (name: string) => {
  const client = new SSMClient({});
  const { Parameter } = await client.send(new GetParameterCommand({ Name: `${prefix}/${name}` }));
  client.destroy();
  if (!Parameter?.Value) throw new Error(`there is no secret ${name}`);
  return Parameter.Value;
};

/** What the templates describe and the data folder has not yet. */
async function makeMissing(gateway: Gateway, { tables, buckets }: Model): Promise<void> {
  const dynamo = new DynamoDBClient({});
  for (const table of tables) await makeTable(dynamo, table);
  dynamo.destroy();
  for (const bucket of buckets) gateway.createBucket(bucket);
}

/** What of the cloud people and browsers reach by HTTP: the API, the photos' host, the payment partners. */
async function openFronts({ gateway, model, functions, clock, ports, environment, secret }: Opened) {
  const bucket = environment['PHOTOS_BUCKET'];
  const photos =
    bucket === undefined
      ? undefined
      : await photoFront({
          port: ports.photos,
          bucketRead: async (key) => gateway.readObject(bucket, key),
          publicKeyPem: await secret('photo-public-key'),
          keyPairId: environment['PHOTO_KEY_PAIR_ID'] ?? '',
          now: () => new Date(clock.now() * 1000),
        });
  const here = localised(model.functions, ports);
  const cors = model.cors && {
    ...model.cors,
    AllowOrigins: [...new Set([...model.cors.AllowOrigins.map(here), ...webOriginsOf(ports)])],
  };
  const edgeSecret = environment['HAS_EDGE'] ? await secret('edge-secret') : undefined;
  const api = httpFront({ routes: model.routes, cors, functions, edgeSecret });
  const { server: partners } = openPartners({
    now: () => Date.now() + clock.offsetSeconds() * 1000,
    account: () => secret('paddle'),
    webhooks: `${originOf(ports.api)}/api/billing/paddle`,
  });
  return { photos, api, partners };
}
type Opened = {
  readonly gateway: Gateway;
  readonly model: Model;
  readonly functions: Functions;
  readonly clock: Clock;
  readonly ports: Ports;
  readonly environment: Readonly<Record<string, string>>;
  readonly secret: Cloud['secret'];
};

/** What the clock sets off: the templates' schedules, and rows that expire, looked for every ten minutes. */
function clockworkOf(
  { gateway, model, clock }: Pick<Opened, 'gateway' | 'model' | 'clock'>,
  deliver: Deliver,
) {
  const expire = () =>
    gateway
      .expireTtl(clock.now())
      .catch((error: unknown) => console.error(`expired rows stayed: ${reasonOf(error)}`));
  clock.onMove(() => void expire());
  let timers: { stop: () => void } | undefined;
  let expiry: NodeJS.Timeout | undefined;
  return {
    start: () => {
      timers = startTimers(model.schedules, clock, deliver);
      expiry = setInterval(() => void expire(), expiryMilliseconds);
    },
    stop: () => {
      timers?.stop();
      clearInterval(expiry);
    },
  };
}
type Deliver = ReturnType<typeof deliverTo>;

/** Sends what the templates' rules name from new objects to queues and functions; returns how anything is delivered. */
function connect({ gateway, model, functions }: Pick<Opened, 'gateway' | 'model' | 'functions'>) {
  const deliver = deliverTo({
    send: async (queueName, body) => void gateway.sendMessage(queueName, body),
    invoke: functions.invoke,
  });
  const emit = eventBus(model.rules, deliver);
  gateway.onObjectCreated((event) => {
    emit(event).catch((error: unknown) => console.error(`an event was not delivered: ${reasonOf(error)}`));
  });
  return deliver;
}

/** Opens the data folder and creates what the templates need and is not there yet. */
export async function openCloud(options: {
  readonly stacks: readonly StackTemplate[];
  readonly ports: Ports;
  readonly dataFolder: string;
}): Promise<Cloud> {
  const { ports, dataFolder } = options;
  const aws = originOf(ports.aws);
  const model = modelOf(options.stacks, aws);
  pointSdksAt(aws, 'local');
  signCalls();
  const environment = environmentOf(model.functions, ports);
  // An earlier process has ended: whatever its workers held is free.
  Object.assign(process.env, environment, { PROCESS_ID: randomUUID(), HOOKS_TO_LOOPBACK: 'yes' });
  const secretsPrefix = environment['SECRETS_PREFIX'] ?? '/local';
  const clock = await openClock(join(dataFolder, 'clock.json'));
  const functions = openFunctions(model.functions);
  const gateway = await openGateway({
    port: ports.aws,
    dataDir: join(dataFolder, awsFolder),
    region,
    now: () => new Date(clock.now() * 1000),
    webOrigins: webOriginsOf(ports),
    parameters: secretParameters(secretsPrefix),
    grants: model.grants,
    functions,
  }).catch((error: unknown) => {
    throw folderRefusal(dataFolder, error);
  });

  await makeMissing(gateway, model);
  const queues = openQueues({ gateway, functions, clock, queues: model.queues, mappings: model.mappings });
  const deliver = connect({ gateway, model, functions });
  const secret = secretReader(secretsPrefix);
  const opened = { gateway, model, functions, clock, ports, environment, secret };
  const { photos, api, partners } = await openFronts(opened);
  const clockwork = clockworkOf(opened, deliver);

  return {
    model,
    gateway,
    clock,
    queues,
    secret,
    open: async () => {
      queues.poll();
      clockwork.start();
      await listen(partners, ports.partners);
      await listen(api, ports.api);
      // Not awaited: an early request loads its own handler. Workers load with their first message.
      void functions.load(new Set(model.routes.map(({ functionName }) => functionName)));
    },
    stop: async () => {
      clockwork.stop();
      await stopListening(api);
      await stopListening(partners);
      await queues.stop();
      await functions.settled();
      await photos?.close();
      await gateway.close();
    },
  };
}
