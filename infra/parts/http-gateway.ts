// The gateway on AWS: an HTTP API with CORS for our pages, throttling, and a log of every call.

import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CorsHttpMethod,
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { service, type Stage, webOrigins } from '#infra/stages.ts';
import { logRetention } from './cloud-function.ts';
import type { Gateway, Route } from './gateway.ts';

const methods: Readonly<Record<Route['method'], HttpMethod>> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

// The path without its query, because links carry tokens there.
const accessLog = JSON.stringify({
  at: '$context.requestTimeEpoch',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
});

const corsPreflight = (stage: Stage) => ({
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
});

export function httpGateway(scope: Construct, stage: Stage): Gateway {
  const api = new HttpApi(scope, 'gateway', {
    apiName: `${service}-api`,
    createDefaultStage: false,
    corsPreflight: corsPreflight(stage),
  });
  const log = new LogGroup(scope, 'gateway-log', {
    // Under this name the gateway may write its log without a policy of its own.
    logGroupName: `/aws/vendedlogs/${service}/api`,
    retention: logRetention[stage.logKeptDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new HttpStage(scope, 'gateway-stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: stage.requestsPerSecond, burstLimit: stage.requestBurst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(accessLog),
    },
  });
  return {
    api,
    id: api.apiId,
    stageName: '$default',
    route: (group, leadsTo, routes) => {
      // One permission for all routes: one for each would exceed the limit of the function's policy.
      const integration = new HttpLambdaIntegration(`${group}-integration`, leadsTo, {
        scopePermissionToRoute: false,
      });
      for (const { method, path } of routes) api.addRoutes({ path, methods: [methods[method]], integration });
    },
  };
}
