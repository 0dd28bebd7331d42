/** The embedded AWS: one port on 127.0.0.1 that speaks DynamoDB, S3, SQS, SNS, SES, SSM and Lambda's Invoke to the unmodified SDK. */
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Credentials } from './signature.ts';
import { type Dynamo, openDynamo } from '#infra/local/aws/dynamo/dynamo.ts';
import { DataFolderError } from '#infra/local/aws/dynamo/errors.ts';
import { type FilesAndQueues, openFilesAndQueues } from './files-and-queues.ts';
import { corsHeaders } from './gateway-cors.ts';
import { headerOf, jsonError, readRequest, s3Error, sendReply } from './gateway-http.ts';
import { type Parts, route, type Settings } from './gateway-routes.ts';
import { listen } from '#infra/local/listen.ts';
import type { Functions } from '#infra/local/site/functions.ts';
import { type Mail, openOutbox, type Sms } from '#infra/local/outbox/outbox.ts';
import { type ObjectCreatedListener, s3Front } from './s3-front.ts';
import { openPermissions, type Permissions } from './permissions.ts';
import { putBack } from './sqs.ts';
import { openParameters, type ParameterSource } from './ssm.ts';
import type { Statement } from '#infra/local/site/template-grants.ts';

export type GatewayOptions = {
  port: number;
  /** The data folder; absent: memory. */
  dataDir?: string;
  region: string;
  /** The product's clock, for the times of events and messages. Signatures are checked by the real one. */
  now: () => Date;
  /** Origins whose pages may upload and download files. */
  webOrigins?: string[];
  parameters?: ParameterSource;
  /** The only key pair that may sign; absent: `local` and `local`. */
  credentials?: Credentials;
  /** What each function may do. Calls that name a function may do nothing else. */
  grants?: ReadonlyMap<string, readonly Statement[]>;
  /** What Lambda's Invoke reaches; none where nothing is given. */
  functions?: Pick<Functions, 'invoke' | 'names'>;
};

export type Gateway = Omit<FilesAndQueues, 'call' | 'close'> &
  Pick<Dynamo, 'watch' | 'faults' | 'expireTtl' | 'requestHandler'> & {
    endpoint: string;
    onObjectCreated: (listener: ObjectCreatedListener) => () => void;
    sms: () => Sms[];
    mails: () => Mail[];
    clearOutbox: () => void;
    permissions: Permissions['used'];
    close: () => Promise<void>;
  };

const noFunctions = { names: new Set<string>(), invoke: () => Promise.resolve() };

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new DataFolderError('data_folder_broken', folder, error);
  }
}

/** Starts the embedded AWS. A folder that cannot be used throws a `DataFolderError`, a taken port its `EADDRINUSE`. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { port, dataDir, region, now, webOrigins = [] } = options;
  if (dataDir !== undefined) makeFolder(dataDir);
  const kept = dataDir === undefined ? {} : { dataDir };
  // opened first, because its lock keeps a second process out of the folder
  const dynamo = await openDynamo({
    region,
    ...(dataDir !== undefined && { path: join(dataDir, 'dynamo') }),
  });
  const files = await openFilesAndQueues({ region, port, ...kept }).catch(async (error: unknown) => {
    await dynamo.close();
    throw error;
  });
  const closeParts = async () => {
    await files.close();
    await dynamo.close();
  };
  try {
    const outbox = openOutbox(dataDir);
    const ssm = openParameters({ source: options.parameters ?? {}, region, ...kept });
    const credentials = options.credentials ?? { accessKeyId: 'local', secretAccessKey: 'local' };
    const s3 = s3Front({ files, region, credentials, now });
    const permissions = openPermissions(options.grants ?? new Map());
    const functions = options.functions ?? noFunctions;
    const parts = { dynamo, files, outbox, s3, ssm, permissions, functions };
    const server = createServer((request, response) => {
      answer(parts, { ...options, webOrigins }, request, response).catch((error: unknown) => {
        if (!request.complete) return; // the caller hung up in the middle of the request
        console.error(`embedded AWS: ${request.method} ${request.url} failed`, error);
        sendReply(response, jsonError(500, 'InternalFailure', String(error)));
      });
    });
    await listen(server, port);

    const { call: _, ...fileOperations } = files;
    return {
      ...fileOperations,
      endpoint: `http://127.0.0.1:${port}`,
      ...ofTable(dynamo),
      onObjectCreated: s3.onObjectCreated,
      permissions: permissions.used,
      sms: outbox.sms.all,
      mails: outbox.mails.all,
      clearOutbox: () => {
        outbox.sms.clear();
        outbox.mails.clear();
      },
      close: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
        await closeParts();
      },
    };
  } catch (error) {
    await closeParts();
    throw error;
  }
}

const ofTable = ({ requestHandler, watch, faults, expireTtl }: Dynamo) => ({
  requestHandler,
  watch,
  faults,
  expireTtl,
});

async function answer(parts: Parts, settings: Settings, message: IncomingMessage, response: ServerResponse) {
  const request = await readRequest(message);
  if (!request) {
    sendReply(response, s3Error(400, 'EntityTooLarge', 'The request is larger than the embedded AWS takes.'));
    return;
  }
  const cors = corsHeaders(request, settings.webOrigins);
  const reply = await route(parts, settings, request);
  const isPoll = headerOf(request.headers, 'x-amz-target') === 'AmazonSQS.ReceiveMessage';
  if (isPoll && response.destroyed && reply.status === 200) await putBack(request, reply, parts.files);
  sendReply(response, { ...reply, headers: { ...reply.headers, ...cors } });
}
