// Owns a small stack of two functions, for tests of the runner that need no product: an echo and a picky worker.

import { App, Duration, Stack } from 'aws-cdk-lib';
import { CorsHttpMethod, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AttributeType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { CfnFunction, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import {
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
  ContextAttribute,
} from 'aws-cdk-lib/aws-scheduler';
import { SqsSendMessage } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import * as z from 'zod';
import { type StackTemplate, stack } from '#infra/local/site/template-values.ts';

const webOrigin = 'https://tiny.example';
const routes = [
  ['GET', '/exact/fixed'],
  ['GET', '/exact/{id}'],
  ['POST', '/echo'],
  ['PUT', '/files/{id}/{proxy+}'],
] as const;
export const attempts = 2;

/** Two stacks, so that values travel between them as they do in the product. */
export function tinyStacks(timeoutSeconds = 5): StackTemplate[] {
  const app = new App({ analyticsReporting: false, builtinCloudFormationValidation: false });
  const env = { region: 'eu-central-1' };
  const data = new Stack(app, 'tiny-data', { env });
  const table = new Table(data, 'Table', {
    partitionKey: { name: 'PK', type: AttributeType.STRING },
    sortKey: { name: 'SK', type: AttributeType.STRING },
    timeToLiveAttribute: 'expires',
  });
  const main = new Stack(app, 'tiny-main', { env });
  const lambda = (name: string, timeout: number) => {
    const made = new LambdaFunction(main, name, {
      functionName: `tiny-${name}`,
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromInline('exports.handler = () => {}'),
      timeout: Duration.seconds(timeout),
      environment: {
        TABLE_NAME: table.tableName,
        WEB_ORIGIN: webOrigin,
        API_ORIGIN: 'https://api.tiny.example',
        PHOTO_ORIGIN: 'https://photos.tiny.example',
        COOKIE_NAME: '__Host-sid',
        SECRETS_PREFIX: '/tiny/secrets',
      },
    });
    const resource = made.node.defaultChild;
    if (!(resource instanceof CfnFunction)) throw new Error('no function');
    resource.addMetadata('local:entry', `test/infra/local/${name}.ts`);
    return made;
  };
  const api = new HttpApi(main, 'api', {
    corsPreflight: {
      allowOrigins: [webOrigin],
      allowCredentials: true,
      allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST],
      allowHeaders: ['content-type', 'x-stund'],
      exposeHeaders: ['X-Request-Id'],
      maxAge: Duration.hours(1),
    },
  });
  const integration = new HttpLambdaIntegration('echo-integration', lambda('echo', timeoutSeconds));
  for (const [method, path] of routes) api.addRoutes({ path, methods: [HttpMethod[method]], integration });

  const dead = new Queue(main, 'jobs-dead', { queueName: 'tiny-jobs-dead' });
  const jobs = new Queue(main, 'jobs', {
    queueName: 'tiny-jobs',
    visibilityTimeout: Duration.minutes(10),
    deadLetterQueue: { queue: dead, maxReceiveCount: attempts },
  });
  lambda('picky', 5).addEventSource(
    new SqsEventSource(jobs, { batchSize: 10, reportBatchItemFailures: true }),
  );
  new Schedule(main, 'hourly', {
    schedule: ScheduleExpression.rate(Duration.hours(1)),
    target: new SqsSendMessage(jobs, {
      input: ScheduleTargetInput.fromObject({ kind: 'timer', at: ContextAttribute.scheduledTime }),
    }),
  });
  return z
    .array(stack)
    .parse(app.synth().stacks.map(({ stackName, template }) => ({ name: stackName, template })));
}
