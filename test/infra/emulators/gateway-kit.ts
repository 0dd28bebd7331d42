/** The embedded AWS on a port of its own with unmodified SDK clients, for the tests of this folder. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { SQSClient } from '@aws-sdk/client-sqs';
import { SSMClient } from '@aws-sdk/client-ssm';
import { type GatewayOptions, openGateway } from '#infra/local/aws/gateway.ts';

export const region = 'eu-west-1';
export const webOrigin = 'http://127.0.0.1:24099';
export const bucket = 'stund-files';

export const clientSettings = (endpoint: string, secretAccessKey = 'local') => ({
  endpoint,
  region,
  credentials: { accessKeyId: 'local', secretAccessKey },
});

export function clientsOf(endpoint: string, secretAccessKey?: string) {
  const settings = clientSettings(endpoint, secretAccessKey);
  return {
    dynamo: new DynamoDBClient(settings),
    s3: new S3Client(settings),
    sqs: new SQSClient(settings),
    sns: new SNSClient(settings),
    ses: new SESv2Client(settings),
    ssm: new SSMClient(settings),
  };
}

export async function startGateway(port: number, more: Partial<GatewayOptions> = {}) {
  const gateway = await openGateway({
    port,
    region,
    now: () => new Date(),
    webOrigins: [webOrigin],
    ...more,
  });
  gateway.createBucket(bucket);
  return { gateway, ...clientsOf(gateway.endpoint) };
}
