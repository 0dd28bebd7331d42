// What browsers load: the application and the photos from their buckets, through the edge only.

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
import { fileAnswering, officePaths, siteChoice } from '#shared/drawn-pages.ts';
import { bucketOrigin } from '#infra/parts/edge/bucket-origin.ts';
import { openEdge } from '#infra/parts/edge/edge-host.ts';
import { pageHeaders } from '#infra/parts/edge/page-headers.ts';
import { pagePolicy, permissionsPolicy } from '#infra/parts/edge/page-policy.ts';
import { photoHostOf } from '#infra/parts/edge/photo-host.ts';
import {
  apiOrigin,
  mapFolder,
  mapSettings,
  paddleFrameOrigin,
  paddleScriptOrigin,
  photoOrigin,
  regionHosts,
  type Stage,
  service,
} from '#infra/stages.ts';

/** Addresses that the edge answers itself. */
type Answers = Readonly<Record<string, { readonly type: string; readonly body: string }>>;

/** Finds the file for each address; an address without one redirects to the landing page. */
const routing = (answers: Answers): string => `${fileAnswering.toString()}
function handler(event) {
  var request = event.request;
  var answers = ${JSON.stringify(answers)};
  var answer = Object.keys(answers).indexOf(request.uri) === -1 ? null : answers[request.uri];
  if (answer) {
    return {
      statusCode: 200,
      headers: {
        'content-type': { value: answer.type },
        'cache-control': { value: 'no-cache' },
        'x-content-type-options': { value: 'nosniff' },
      },
      body: answer.body,
    };
  }
  var headers = request.headers || {};
  var file = fileAnswering(${JSON.stringify(siteChoice)}, {
    path: request.uri,
    host: headers.host ? headers.host.value : '',
    accepted: headers['accept-language'] ? headers['accept-language'].value : '',
  });
  if (!file) {
    return { statusCode: 302, headers: { location: { value: '/' }, 'cache-control': { value: 'no-cache' } } };
  }
  request.uri = file;
  return request;
}`;

/** Search engines may index only the site that customers use. */
const robotsOf = (stage: Stage): Answers =>
  stage.name === 'prod'
    ? {}
    : { '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /\n' } };

/** Answers what differs between stages by itself, and finds the file of every other address. */
function routerOf(scope: Construct, stage: Stage): EdgeFunction {
  const config = JSON.stringify({
    api: apiOrigin(stage),
    photos: photoOrigin(stage),
    map: stage.map && mapSettings(stage.map),
    trial_phone: stage.asksTrialPhone,
  });
  return new EdgeFunction(scope, 'routing', {
    functionName: `${service}-routing`,
    code: FunctionCode.fromInline(
      routing({ '/config.json': { type: 'application/json', body: config }, ...robotsOf(stage) }),
    ),
    runtime: FunctionRuntime.JS_2_0,
  });
}

/** The headers of a kind of file; the office alone shows the overlay of the card reseller. */
function headersFor(scope: Construct, stage: Stage, photos: Bucket) {
  const origins = {
    api: apiOrigin(stage),
    photos: photoOrigin(stage),
    uploads: `https://${photos.bucketRegionalDomainName}`,
  };
  const overlay = { script: paddleScriptOrigin(stage), frame: paddleFrameOrigin(stage) };
  return (name: string, cacheControl: string, others: Readonly<Record<string, string>> = {}) =>
    pageHeaders(scope, {
      name,
      policy: pagePolicy(name === 'office' ? { ...origins, overlay } : origins),
      cacheControl,
      sharedWith: 'same-origin',
      others: { 'permissions-policy': permissionsPolicy, ...others },
    });
}

export type Sources = { readonly photos: Bucket; readonly files: Bucket; readonly maps: Bucket };

export class WebStack extends Stack {
  /** The id by which signers of photo addresses name the key the photos' host trusts. */
  readonly photoKeyPairId: string;

  constructor(
    scope: Construct,
    id: string,
    stage: Stage,
    { photos, files, maps }: Sources,
    props: StackProps,
  ) {
    super(scope, id, props);
    const edge = openEdge(this, stage);
    const headers = headersFor(this, stage, photos);
    const router = routerOf(this, stage);
    const origin = bucketOrigin(this, 'files', files);
    const behavior = (responseHeadersPolicy: ResponseHeadersPolicy) => ({
      origin,
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: router }],
    });
    const office = behavior(headers('office', 'no-cache'));
    // Browsers ask for pieces of the extract by range. A new extract has a new name.
    const map = {
      origin: bucketOrigin(this, 'maps', maps),
      responseHeadersPolicy: headers('maps', 'public, max-age=31536000, immutable'),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: false,
    };
    const distribution = new Distribution(this, 'edge', {
      comment: `${service} ${stage.name}: web`,
      ...edge.settings(stage.domain, ...regionHosts(stage)),
      defaultRootObject: 'index.html',
      // On the root site the browser's languages choose the page.
      defaultBehavior: behavior(headers('pages', 'no-cache', { vary: 'Accept-Encoding, Accept-Language' })),
      // Their names hold a hash of their content.
      additionalBehaviors: {
        [`/${mapFolder}*`]: map,
        '/assets/*': behavior(headers('assets', 'public, max-age=31536000, immutable')),
        ...Object.fromEntries(officePaths.map((path) => [path, office])),
      },
      // A missing file: the edge may not list the bucket, so the bucket answers 403.
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
    for (const host of regionHosts(stage)) edge.name(`web-${host.split('.')[0]}`, host, distribution);
    this.photoKeyPairId = photoHostOf(this, stage, edge, photos);
    new CfnOutput(this, 'WebUrl', { value: `https://${stage.domain}` });
    new CfnOutput(this, 'WebDistribution', { value: distribution.distributionId });
  }
}
