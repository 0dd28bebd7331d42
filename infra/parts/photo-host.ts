// The photos' own host: only addresses signed with our key are answered, and only with photos.

import type { Stack } from 'aws-cdk-lib';
import {
  CachePolicy,
  Distribution,
  KeyGroup,
  OriginRequestPolicy,
  PublicKey,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { photoUrlSeconds } from '#shared/limits.ts';
import { photoHost, service, type Stage } from '../stages.ts';
import { bucketOrigin } from './bucket-origin.ts';
import type { Edge } from './edge-host.ts';
import { handed } from './handed-over.ts';
import { pageHeaders } from './page-headers.ts';
import { photoPolicy } from './page-policy.ts';

/** Makes the host and answers the id by which signers name the key. */
export function photoHostOf(scope: Stack, stage: Stage, edge: Edge, photos: Bucket): string {
  const key = new PublicKey(scope, 'photo-key', {
    publicKeyName: `${service}-photo-key`,
    encodedKey: handed(scope, stage, 'photo-public-key'),
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
      trustedKeyGroups: [
        new KeyGroup(scope, 'photo-keys', { keyGroupName: `${service}-photo-keys`, items: [key] }),
      ],
      responseHeadersPolicy: pageHeaders(scope, {
        name: 'photos',
        policy: photoPolicy,
        cacheControl: `private, max-age=${photoUrlSeconds}, immutable`,
        sharedWith: 'same-site',
      }),
    },
  });
  edge.name('photos', photoHost(stage), distribution);
  return key.publicKeyId;
}
