// A private bucket: no public access, encrypted, TLS only; sends new-object events to EventBridge on request.

import { RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  type CorsRule,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export type PrivateBucketOptions = {
  readonly lifecycleRules: LifecycleRule[];
  /** Its objects cannot be recreated: old versions are kept, and the bucket outlives its stack. */
  readonly mustSurvive?: boolean;
  readonly cors?: CorsRule[];
  readonly announcesObjects?: boolean;
  /** The bucket for access logs. */
  readonly readsLoggedIn?: Bucket;
};

export function privateBucket(scope: Construct, id: string, options: PrivateBucketOptions): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: options.mustSurvive ?? false,
    // A deleted bucket is gone for good, so even one that could be refilled is removed only by hand.
    removalPolicy: RemovalPolicy.RETAIN,
    lifecycleRules: options.lifecycleRules,
    ...(options.cors ? { cors: options.cors } : {}),
  });
  const resource = bucket.node.defaultChild;
  if (!(resource instanceof CfnBucket)) throw new Error(`${id} is no bucket`);
  if (options.readsLoggedIn) {
    const prefix = `${id.toLowerCase()}/`;
    resource.loggingConfiguration = {
      destinationBucketName: options.readsLoggedIn.bucketName,
      logFilePrefix: prefix,
    };
    options.readsLoggedIn.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [options.readsLoggedIn.arnForObjects(`${prefix}*`)],
        conditions: { StringEquals: { 'AWS:SourceAccount': bucket.stack.account } },
      }),
    );
  }
  // addEventNotification would add a custom resource; this property needs none.
  if (options.announcesObjects) {
    resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
  }
  return bucket;
}
