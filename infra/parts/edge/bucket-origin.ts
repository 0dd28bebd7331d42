// A bucket as the edge's origin. The bucket's own stack says who may read it.

import { Annotations } from 'aws-cdk-lib';
import type { IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/**
 * The bucket is imported, so that the CDK leaves its policy alone: a policy naming the distribution would make the
 * two stacks depend on each other.
 */
export function bucketOrigin(scope: Construct, id: string, bucket: Bucket): IOrigin {
  const seen = Bucket.fromBucketAttributes(scope, id, {
    bucketName: bucket.bucketName,
    bucketRegionalDomainName: bucket.bucketRegionalDomainName,
  });
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'allowEdgeToRead says whom the bucket answers.',
  );
  return S3BucketOrigin.withOriginAccessControl(seen);
}

/** Lets only this account's distributions read objects with this key prefix. */
export const allowEdgeToRead = (bucket: Bucket, prefix: string): void => {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(`${prefix}*`)],
      conditions: { StringEquals: { 'AWS:SourceAccount': bucket.stack.account } },
    }),
  );
};
