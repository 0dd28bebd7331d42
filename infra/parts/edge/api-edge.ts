// The edge of the API's host: TLS, firewall, the viewer's real address, and the secret that the gateway requires.

import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { socialRefreshSeconds } from '#shared/limits.ts';
import { apiHost, service, type Stage } from '#infra/stages.ts';
import { openEdge } from './edge-host.ts';
import { apiHeaders } from './page-headers.ts';

// Clients can send any header: the edge overwrites this one, and only the edge knows the secret.
const viewerAddress = `function handler(event) {
  var request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`;

/** CloudFront reserves names that begin with x-edge-. */
const edgeSecretHeader = 'x-stund-edge';

/** Public answers that are the same for everyone. */
const cachedPaths = ['/social_statistic', '/openapi.json', '/docs', '/docs/*'];

export function edgeBefore(scope: Stack, api: HttpApi, stage: Stage, secret: string): Distribution {
  const edge = openEdge(scope, stage);
  const shared = {
    origin: new HttpOrigin(`${api.apiId}.execute-api.${scope.region}.${scope.urlSuffix}`, {
      customHeaders: { [edgeSecretHeader]: secret },
      readTimeout: Duration.seconds(30),
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    responseHeadersPolicy: apiHeaders(scope),
    // The gateway must see its own host name, so the viewer's is not forwarded.
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    functionAssociations: [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: new EdgeFunction(scope, 'viewer-address', {
          functionName: `${service}-viewer-address`,
          code: FunctionCode.fromInline(viewerAddress),
          runtime: FunctionRuntime.JS_2_0,
        }),
      },
    ],
  };
  const cachePolicy = new CachePolicy(scope, 'public-answers', {
    cachePolicyName: `${service}-public-answers`,
    comment: 'Keeps an answer only as long as the answer itself says',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(socialRefreshSeconds),
    // CORS headers differ by origin, so the origin is part of the cache key.
    headerBehavior: CacheHeaderBehavior.allowList('Origin', 'Accept'),
    cookieBehavior: CacheCookieBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  const distribution = new Distribution(scope, 'edge', {
    comment: `${service} ${stage.name}: API`,
    ...edge.settings(apiHost(stage)),
    defaultBehavior: {
      ...shared,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The function has already compressed reports.
      compress: false,
    },
    additionalBehaviors: Object.fromEntries(
      cachedPaths.map((path) => [
        path,
        { ...shared, allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS, cachePolicy, compress: true },
      ]),
    ),
  });
  edge.name('api', apiHost(stage), distribution);
  new CfnOutput(scope, 'ApiUrl', { value: `https://${apiHost(stage)}` });
  return distribution;
}
