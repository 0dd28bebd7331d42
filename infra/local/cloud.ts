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
import { environmentOf, localised, pointAtEmbeddedAws } from '#infra/local/site/env.ts';
import { deliverTo, eventBus } from '#infra/local/aws/event-rules.ts';
import { openFunctions } from '#infra/local/site/functions.ts';
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

/** Opens the data folder and creates what the templates need and is not there yet. */
export async function openCloud(options: {
  readonly stacks: readonly StackTemplate[];
  readonly ports: Ports;
  readonly dataFolder: string;
}): Promise<Cloud> {
  const { ports, dataFolder } = options;
  const aws = originOf(ports.aws);
  const model = modelOf(options.stacks, aws);
  pointAtEmbeddedAws(aws, dataFolder);
  signCalls();
  const environment = environmentOf(model.functions, ports);
  // An earlier process has ended: whatever its workers held is free.
  Object.assign(process.env, environment, { PROCESS_ID: randomUUID() });
  const secretsPrefix = environment['SECRETS_PREFIX'] ?? '/local';
  const clock = await openClock(join(dataFolder, 'clock.json'));
  const now = () => new Date(clock.now() * 1000);
  const functions = openFunctions(model.functions);
  const gateway = await openGateway({
    port: ports.aws,
    dataDir: join(dataFolder, awsFolder),
    region,
    now,
    webOrigins: [originOf(ports.web)],
    parameters: secretParameters(secretsPrefix),
    grants: model.grants,
    functions,
  }).catch((error: unknown) => {
    throw folderRefusal(dataFolder, error);
  });

  const dynamo = new DynamoDBClient({});
  for (const table of model.tables) await makeTable(dynamo, table);
  dynamo.destroy();
  for (const bucket of model.buckets) gateway.createBucket(bucket);

  const queues = openQueues({ gateway, functions, clock, queues: model.queues, mappings: model.mappings });
  const deliver = deliverTo({
    send: async (queueName, body) => void gateway.sendMessage(queueName, body),
    invoke: functions.invoke,
  });
  const emit = eventBus(model.rules, deliver);
  gateway.onObjectCreated((event) => {
    emit(event).catch((error: unknown) => console.error(`an event was not delivered: ${reasonOf(error)}`));
  });
  const bucket = environment['PHOTOS_BUCKET'];
  const secret = secretReader(secretsPrefix);
  const openPhotos = async (photoBucket: string) =>
    photoFront({
      port: ports.photos,
      bucketRead: async (key) => gateway.readObject(photoBucket, key),
      publicKeyPem: await secret('photo-public-key'),
      keyPairId: environment['PHOTO_KEY_PAIR_ID'] ?? '',
      now,
    });
  const photos = bucket ? await openPhotos(bucket) : undefined;
  const here = localised(model.functions, ports);
  const cors = model.cors && { ...model.cors, AllowOrigins: model.cors.AllowOrigins.map(here) };
  const edgeSecret = environment['HAS_EDGE'] ? await secret('edge-secret') : undefined;
  const api = httpFront({ routes: model.routes, cors, functions, edgeSecret });
  const { server: partners } = openPartners({
    now: () => Date.now() + clock.offsetSeconds() * 1000,
    account: () => secret('paddle'),
    webhooks: `${originOf(ports.api)}/api/billing/paddle`,
  });
  const expire = () =>
    gateway
      .expireTtl(clock.now())
      .catch((error: unknown) => console.error(`expired rows stayed: ${reasonOf(error)}`));
  clock.onMove(() => void expire());
  let timers: { stop: () => void } | undefined;
  let expiry: NodeJS.Timeout | undefined;

  return {
    model,
    gateway,
    clock,
    queues,
    secret,
    open: async () => {
      queues.poll();
      timers = startTimers(model.schedules, clock, deliver);
      expiry = setInterval(() => void expire(), expiryMilliseconds);
      await listen(partners, ports.partners);
      await listen(api, ports.api);
      // Not awaited: an early request loads its own handler. Workers load with their first message.
      void functions.load(new Set(model.routes.map(({ functionName }) => functionName)));
    },
    stop: async () => {
      timers?.stop();
      clearInterval(expiry);
      await stopListening(api);
      await stopListening(partners);
      await queues.stop();
      await functions.settled();
      await photos?.close();
      await gateway.close();
    },
  };
}
