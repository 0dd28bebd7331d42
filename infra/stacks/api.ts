// The API: one gateway, one Lambda for each group of the contract, reached through the edge only.

import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CorsHttpMethod, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { groups } from '#shared/api/groups.ts';
import type { Capability } from '../parts/capabilities.ts';
import { logRetention, type Workshop } from '../parts/cloud-function.ts';
import { edgeBefore } from '../parts/api-edge.ts';
import { hiddenEdgeSecret } from '../parts/handed-over.ts';
import { type GroupName, httpFunction, type Route } from '../parts/http-function.ts';
import { service, type Stage, webOrigins } from '../stages.ts';

const capabilitiesOf: Readonly<Record<GroupName, readonly Capability[]>> = {
  session: ['tokenKey', 'sendsNotices'],
  company: ['tokenKey', 'sendsNotices', 'sendsBilling'],
  billing: ['bank', 'card', 'sendsBilling'],
  worklogs: ['photoAddresses'],
  report: ['photoAddresses'],
  payroll: [],
  'pay-periods': [],
  exports: ['exportReading', 'sendsExports'],
  'monthly-report': ['exportReading', 'sendsExports', 'sendsNotices'],
  'employee-app': ['photoAddresses'],
  'own-work-logs': ['photoAddresses'],
  'time-clock': ['tokenKey', 'photoAddresses', 'sendsNotices'],
  photos: ['photoUploads'],
  platform: ['tokenKey', 'sendsNotices'],
  scripts: ['tokenKey', 'sendsAll', 'takesDeadLetters'],
  public: [],
};

/** What is not the contract's: its description, the way out for browsers' error reports, a partner's webhooks. */
const rawRoutes: Partial<Readonly<Record<GroupName, readonly Route[]>>> = {
  billing: [{ method: 'POST', path: '/api/billing/paddle' }],
  public: [
    { method: 'GET', path: '/openapi.json' },
    { method: 'GET', path: '/docs' },
    { method: 'GET', path: '/docs/{file}' },
    { method: 'POST', path: '/api/se' },
  ],
};

// The path without its query: links carry their token there.
const accessLog = JSON.stringify({
  at: '$context.requestTimeEpoch',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
});

export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: readonly LambdaFunction[];

  constructor(scope: Construct, id: string, stage: Stage, workshop: Workshop, props: StackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'gateway', {
      apiName: `${service}-api`,
      createDefaultStage: false,
      corsPreflight: {
        allowOrigins: webOrigins(stage),
        allowCredentials: true,
        allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST, CorsHttpMethod.PUT, CorsHttpMethod.DELETE],
        allowHeaders: [
          'accept',
          'content-type',
          'idempotency-key',
          'if-match',
          'if-none-match',
          'x-stund',
          'x-stund-subject',
        ],
        exposeHeaders: ['ETag', 'Link', 'Retry-After', 'X-Next-Cursor', 'X-Request-Id'],
        maxAge: Duration.hours(2),
      },
    });
    const log = new LogGroup(this, 'gateway-log', {
      // Below this name the gateway may write without a policy of its own.
      logGroupName: `/aws/vendedlogs/${service}/api`,
      retention: logRetention[stage.logKeptDays],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'gateway-stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.requestsPerSecond, burstLimit: stage.requestBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(accessLog),
      },
    });

    const hasEdge = !stage.isEmulated;
    this.functions = groups.map((group) =>
      httpFunction(this, workshop, {
        api: this.api,
        group: group.name,
        routes: [...Object.values(group.endpoints), ...(rawRoutes[group.name] ?? [])],
        capabilities: [...capabilitiesOf[group.name], ...(hasEdge ? ['edgeSecret' as const] : [])],
        environment: hasEdge ? { HAS_EDGE: 'yes' } : {},
        atOnce: group.name === 'report' ? stage.reportsAtOnce : undefined,
      }),
    );
    if (hasEdge) edgeBefore(this, this.api, stage, hiddenEdgeSecret(this));
    new CfnOutput(this, 'Gateway', { value: this.api.apiEndpoint });
  }
}
