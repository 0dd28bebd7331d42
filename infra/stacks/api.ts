// The API: one gateway, and one Lambda for each group of the contract, reachable through the edge only.

import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { groups } from '#shared/api/groups.ts';
import type { Capability } from '#infra/parts/capabilities.ts';
import type { BuildContext } from '#infra/parts/cloud-function.ts';
import { edgeBefore } from '#infra/parts/edge/api-edge.ts';
import { edgeSecretParameter } from '#infra/parts/deploy-parameters.ts';
import type { Route } from '#infra/parts/gateway.ts';
import { httpGateway } from '#infra/parts/http-gateway.ts';
import { type GroupName, httpFunction } from '#infra/parts/http-function.ts';
import { liveAlias, releaseGradually } from '#infra/parts/release.ts';
import { restGateway } from '#infra/parts/rest-gateway.ts';
import type { Stage } from '#infra/stages.ts';

const capabilitiesOf: Readonly<Record<GroupName, readonly Capability[]>> = {
  session: ['tokenKey', 'sendsNotices'],
  company: ['tokenKey', 'sendsNotices', 'sendsBilling'],
  'office-managers': ['sendsNotices'],
  passkeys: ['tokenKey', 'sendsNotices'],
  'api-access': ['tokenKey', 'sendsWebhooks'],
  billing: ['bank', 'card', 'sendsBilling'],
  worklogs: ['photoAddresses', 'sendsWebhooks'],
  'worklog-history': ['photoAddresses', 'sendsWebhooks'],
  corrections: ['photoAddresses', 'sendsNotices', 'sendsWebhooks'],
  report: ['photoAddresses'],
  payroll: [],
  'pay-periods': [],
  exports: ['exportReading', 'sendsExports'],
  'monthly-report': ['exportReading', 'sendsExports', 'sendsNotices'],
  'employee-app': ['photoAddresses', 'sendsWebhooks'],
  crew: ['photoAddresses', 'sendsWebhooks'],
  'own-work-logs': ['photoAddresses', 'sendsWebhooks'],
  'time-clock': ['tokenKey', 'photoAddresses', 'sendsNotices', 'sendsWebhooks'],
  photos: ['photoUploads'],
  platform: ['tokenKey', 'sendsNotices'],
  scripts: ['tokenKey', 'sendsAll', 'takesDeadLetters'],
  public: [],
};

/** Routes outside the contract: its description, browsers' error reports, a partner's webhooks. */
const rawRoutes: Partial<Readonly<Record<GroupName, readonly Route[]>>> = {
  billing: [{ method: 'POST', path: '/api/billing/paddle' }],
  public: [
    { method: 'GET', path: '/openapi.json' },
    { method: 'GET', path: '/docs' },
    { method: 'GET', path: '/docs/{file}' },
    { method: 'POST', path: '/api/se' },
  ],
};

export class ApiStack extends Stack {
  /** Absent on an emulator. */
  readonly api: HttpApi | undefined;
  readonly functions: readonly LambdaFunction[];

  constructor(scope: Construct, id: string, stage: Stage, context: BuildContext, props: StackProps) {
    super(scope, id, props);
    const gateway = stage.emulator?.gateway === 'rest' ? restGateway(this, stage) : httpGateway(this, stage);
    const hasEdge = !stage.emulator;
    const made = groups.map(({ name, endpoints }) => {
      const ofGroup = httpFunction(this, context, {
        group: name,
        capabilities: [...capabilitiesOf[name], ...(hasEdge ? ['edgeSecret' as const] : [])],
        environment: hasEdge ? { HAS_EDGE: 'yes' } : {},
        atOnce: name === 'report' ? stage.reportsAtOnce : undefined,
      });
      // An emulator has no releases that move an alias.
      const live = hasEdge ? liveAlias(name, ofGroup) : undefined;
      const routes = [...Object.values(endpoints), ...(rawRoutes[name] ?? [])];
      gateway.route(name, live?.leadsTo ?? ofGroup, routes);
      return { ofGroup, released: live ? [live.released] : [] };
    });
    this.functions = made.map(({ ofGroup }) => ofGroup);
    new CfnOutput(this, 'Gateway', { value: gateway.id });
    new CfnOutput(this, 'GatewayStage', { value: gateway.stageName });
    if (!hasEdge || !gateway.api) return;
    this.api = gateway.api;
    edgeBefore(this, gateway.api, stage, edgeSecretParameter(this));
    releaseGradually(
      this,
      gateway.api,
      made.flatMap(({ released }) => released),
    );
  }
}
