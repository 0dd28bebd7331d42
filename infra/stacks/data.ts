// Everything that must survive: the table, the photos, the finished exports, the application's files and its maps.

import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { backupDays, exportKeptDays, logKeptDays, reportLinkDays } from '#shared/limits.ts';
import { allowEdgeToRead } from '#infra/parts/edge/bucket-origin.ts';
import { rawPhotoPrefix, readyPhotoPrefix } from '#infra/parts/photo-places.ts';
import { privateBucket } from '#infra/parts/private-bucket.ts';
import { mapFolder, type Stage, webOrigins } from '#infra/stages.ts';

/** Exported under a fixed name, so that an accepted finding can name it. */
export type Objects = { readonly arn: string; readonly shownAs: string };

export class DataStack extends Stack {
  readonly table: Table;
  readonly photos: Bucket;
  readonly exports: Bucket;
  /** How other stacks name a bucket's objects in permissions. */
  readonly objects: Readonly<Record<'photos' | 'exports', Objects>>;
  /** The built application, which can be rebuilt. */
  readonly files: Bucket;
  /** Extracts of the map, which can be fetched again. */
  readonly maps: Bucket;

  constructor(scope: Construct, id: string, stage: Stage, props: StackProps) {
    super(scope, id, props);
    this.table = this.#openTable(stage);
    const reads = privateBucket(this, 'Reads', {
      lifecycleRules: [{ id: 'kept', expiration: Duration.days(logKeptDays) }],
    });
    this.photos = this.#openPhotos(stage, reads);
    allowEdgeToRead(this.photos, readyPhotoPrefix);
    this.exports = privateBucket(this, 'Exports', {
      readsLoggedIn: reads,
      lifecycleRules: [
        {
          id: 'kept',
          prefix: 'exports/',
          expiration: Duration.days(exportKeptDays),
        },
        { id: 'mailed', prefix: 'letters/', expiration: Duration.days(reportLinkDays + 1) },
        {
          id: 'stalled',
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    this.files = privateBucket(this, 'Files', {
      readsLoggedIn: reads,
      lifecycleRules: [{ id: 'stalled', abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    allowEdgeToRead(this.files, '');
    this.maps = privateBucket(this, 'Maps', {
      readsLoggedIn: reads,
      lifecycleRules: [{ id: 'stalled', abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    allowEdgeToRead(this.maps, mapFolder);
    this.objects = {
      photos: this.#objectsOf(this.photos, 'photos'),
      exports: this.#objectsOf(this.exports, 'exports'),
    };
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'PhotosBucket', { value: this.photos.bucketName });
    new CfnOutput(this, 'FilesBucket', { value: this.files.bucketName });
    new CfnOutput(this, 'MapsBucket', { value: this.maps.bucketName });
  }

  #openTable(stage: Stage): Table {
    return new Table(this, 'Table', {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expires',
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: backupDays,
      },
      deletionProtection: stage.isProtected,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  #openPhotos(stage: Stage, reads: Bucket): Bucket {
    return privateBucket(this, 'Photos', {
      readsLoggedIn: reads,
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
          allowedOrigins: webOrigins(stage),
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
    });
  }

  #objectsOf(bucket: Bucket, name: string): Objects {
    const shownAs = `${this.stackName}:${name}-arn`;
    return { arn: this.exportValue(bucket.bucketArn, { name: shownAs }), shownAs };
  }
}
