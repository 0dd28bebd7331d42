/** A process that stores files, queues messages and sends texts until it is killed; it prints what was answered. */
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { PublishCommand } from '@aws-sdk/client-sns';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { bucket as Bucket, startGateway } from './gateway-kit.ts';

const [dataDir = '', port = '0'] = process.argv.slice(2);
const { gateway, s3, sqs, sns } = await startGateway(Number(port), { dataDir });
const QueueUrl = gateway.createQueue('jobs');

for (let at = 0; ; at += 1) {
  const name = `n${at}`;
  await s3.send(new PutObjectCommand({ Bucket, Key: name, Body: name }));
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: name }));
  await sns.send(new PublishCommand({ PhoneNumber: '+3546601234', Message: name }));
  process.stdout.write(`${name}\n`);
}
