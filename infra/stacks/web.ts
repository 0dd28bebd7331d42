// What the browser loads: the application from its bucket, the photos from theirs, both through the edge only.

import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { bucketOrigin } from '../parts/bucket-origin.ts';
import { openEdge } from '../parts/edge-host.ts';
import { pageHeaders } from '../parts/page-headers.ts';
import { pagePolicy, permissionsPolicy } from '../parts/page-policy.ts';
import { photoHostOf } from '../parts/photo-host.ts';
import { apiOrigin, photoOrigin, service, type Stage } from '../stages.ts';

/** Answers /config.json itself, and any address without a file's ending with the application's one page. */
const routing = (config: Readonly<Record<string, string | boolean>>): string => `function handler(event) {
  var request = event.request;
  if (request.uri === '/config.json') {
    return {
      statusCode: 200,
      headers: {
        'content-type': { value: 'application/json' },
        'cache-control': { value: 'no-cache' },
        'x-content-type-options': { value: 'nosniff' },
      },
      body: ${JSON.stringify(JSON.stringify(config))},
    };
  }
  var file = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (file.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

export type Sources = { readonly photos: Bucket; readonly files: Bucket };

export class WebStack extends Stack {
  /** By this id signers of photo addresses name the key that the photos' host trusts. */
  readonly photoKeyPairId: string;

  constructor(scope: Construct, id: string, stage: Stage, { photos, files }: Sources, props: StackProps) {
    super(scope, id, props);
    const edge = openEdge(this, stage);
    const [api, photoAddress] = [apiOrigin(stage), photoOrigin(stage)];
    const policy = pagePolicy({
      api,
      photos: photoAddress,
      uploads: `https://${photos.bucketRegionalDomainName}`,
      map: stage.mapStyle ? new URL(stage.mapStyle).origin : undefined,
    });
    const headers = (name: string, cacheControl: string) =>
      pageHeaders(this, {
        name,
        policy,
        cacheControl,
        sharedWith: 'same-origin',
        others: { 'permissions-policy': permissionsPolicy },
      });
    const router = new EdgeFunction(this, 'routing', {
      functionName: `${service}-routing`,
      code: FunctionCode.fromInline(
        routing({
          api,
          photos: photoAddress,
          map_style: stage.mapStyle,
          trial_phone: stage.asksTrialPhone,
        }),
      ),
      runtime: FunctionRuntime.JS_2_0,
    });
    const origin = bucketOrigin(this, 'files', files);
    const behavior = (responseHeadersPolicy: ResponseHeadersPolicy) => ({
      origin,
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: router }],
    });
    const distribution = new Distribution(this, 'edge', {
      comment: `${service} ${stage.name}: web`,
      ...edge.settings(stage.domain),
      defaultRootObject: 'index.html',
      defaultBehavior: behavior(headers('pages', 'no-cache')),
      // Their names hold a hash of their content.
      additionalBehaviors: {
        '/assets/*': behavior(headers('assets', 'public, max-age=31536000, immutable')),
      },
      // A file that is not there: the edge may not list the bucket, so the bucket answers 403.
      errorResponses: [
        {
          httpStatus: 403,
          responseHttpStatus: 404,
          responsePagePath: '/index.html',
          ttl: Duration.seconds(10),
        },
      ],
    });
    edge.name('web', stage.domain, distribution);
    this.photoKeyPairId = photoHostOf(this, stage, edge, photos);
    new CfnOutput(this, 'WebUrl', { value: `https://${stage.domain}` });
    new CfnOutput(this, 'WebDistribution', { value: distribution.distributionId });
  }
}
