// The photos' host: answers only addresses signed with our key, and only photos.

import type { Stack } from 'aws-cdk-lib';
import {
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  KeyGroup,
  OriginRequestPolicy,
  PublicKey,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { photoUrlSeconds, thumbnailPixels, thumbnailQuality } from '#shared/limits.ts';
import { photoHost, service, type Stage } from '#infra/stages.ts';
import { bucketOrigin } from './bucket-origin.ts';
import type { Edge } from './edge-host.ts';
import { photoKeyParameter } from '#infra/parts/deploy-parameters.ts';
import { pageHeaders } from './page-headers.ts';
import { photoPolicy } from './page-policy.ts';

/** The thumbnail is a separate object, requested by a query that the signature covers. */
const smallVariant = `function handler(event) {
  var request = event.request;
  var asked = request.querystring;
  if (asked.fm && asked.fm.value === 'jpg' && asked.q && asked.q.value === '${thumbnailQuality}') {
    request.uri = request.uri.replace(/\\.jpg$/, '-${thumbnailPixels}.jpg');
  }
  return request;
}`;

/** Creates the host; returns the id by which signers name their key. */
export function photoHostOf(scope: Stack, stage: Stage, edge: Edge, photos: Bucket): string {
  const keys = stage.photoKeys.map((number) => {
    const key = new PublicKey(scope, `photo-key-${number}`, {
      publicKeyName: `${service}-photo-key-${number}`,
      encodedKey: photoKeyParameter(scope, stage, number),
    });
    // Exported by name, always: an old key is removed only when nothing signs with it.
    const id = scope.exportValue(key.publicKeyId, { name: `${scope.stackName}:photo-key-${number}` });
    return { key, id };
  });
  const trusted = new KeyGroup(scope, 'photo-keys', {
    keyGroupName: `${service}-photo-keys`,
    items: keys.map(({ key }) => key),
  });
  const distribution = new Distribution(scope, 'photo-edge', {
    comment: `${service} ${stage.name}: photos`,
    ...edge.settings(photoHost(stage)),
    defaultBehavior: {
      origin: bucketOrigin(scope, 'photos', photos),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      originRequestPolicy: OriginRequestPolicy.CORS_S3_ORIGIN,
      compress: false,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(scope, 'small-variant', {
            functionName: `${service}-small-variant`,
            code: FunctionCode.fromInline(smallVariant),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
      trustedKeyGroups: [trusted],
      responseHeadersPolicy: pageHeaders(scope, {
        name: 'photos',
        policy: photoPolicy,
        cacheControl: `private, max-age=${photoUrlSeconds}, immutable`,
        sharedWith: 'same-site',
      }),
    },
  });
  edge.name('photos', photoHost(stage), distribution);
  return keys.at(-1)?.id ?? '';
}
