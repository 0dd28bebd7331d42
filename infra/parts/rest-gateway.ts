// The gateway of an emulator without HTTP APIs: a REST API with the same routes to the same functions. CORS is answered
// by `emulator/front.ts`, from the HTTP API's settings.

import { EndpointType, LambdaIntegration, ResponseType, RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import { accept, emulatorsRestApi } from '#infra/findings.ts';
import { service, type Stage } from '#infra/stages.ts';
import type { Gateway } from './gateway.ts';

export function restGateway(scope: Construct, stage: Stage): Gateway {
  // Not the HTTP API's id: CloudFormation changes no resource's type, and the emulator may hold the other gateway.
  const api = new RestApi(scope, 'rest-gateway', {
    restApiName: `${service}-api`,
    endpointTypes: [EndpointType.REGIONAL],
    // Compressed bodies arrive in base64, and are sent as bytes only for these types.
    binaryMediaTypes: ['*/*'],
    cloudWatchRole: false,
    deployOptions: { stageName: stage.name },
  });
  // A REST API answers a route it does not know with 403, an HTTP API with this.
  api.addGatewayResponse('not-found', {
    type: ResponseType.MISSING_AUTHENTICATION_TOKEN,
    statusCode: '404',
    templates: { 'application/json': '{"message":"Not Found"}' },
  });
  for (const finding of emulatorsRestApi) accept(api, finding);
  return {
    api: undefined,
    id: api.restApiId,
    stageName: stage.name,
    route: (_, leadsTo, routes) => {
      const integration = new LambdaIntegration(leadsTo, { scopePermissionToMethod: false });
      for (const { method, path } of routes) api.root.resourceForPath(path).addMethod(method, integration);
    },
  };
}
