// Everything that must survive: the single table, the photos and the finished exports.

import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { exportKeptDays } from '#shared/limits.ts';
import { letEdgeRead } from '../parts/bucket-origin.ts';
import { rawPhotoPrefix, readyPhotoPrefix } from '../parts/photo-places.ts';
import { privateBucket } from '../parts/private-bucket.ts';
import { type Stage, webOrigin } from '../stages.ts';

export class DataStack extends Stack {
  readonly table: Table;
  readonly photos: Bucket;
  readonly exports: Bucket;

  constructor(scope: Construct, id: string, stage: Stage, props: StackProps) {
    super(scope, id, props);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expires',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: stage.isProtected,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.photos = privateBucket(this, 'Photos', {
      mustSurvive: true,
      announcesObjects: true,
      lifecycleRules: [
        {
          id: 'quarantine',
          prefix: rawPhotoPrefix,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'versions',
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        { id: 'expired-markers', expiredObjectDeleteMarker: true },
      ],
      cors: [
        {
          allowedMethods: [HttpMethods.POST],
          allowedOrigins: [webOrigin(stage)],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
    });
    letEdgeRead(this.photos, readyPhotoPrefix);
    this.exports = privateBucket(this, 'Exports', {
      lifecycleRules: [
        {
          id: 'kept',
          expiration: Duration.days(exportKeptDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
  }
}
