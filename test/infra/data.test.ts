// What must survive survives, and what is private is private.

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames } from '#infra/stages.ts';
import { exportKeptDays, reportLinkDays } from '#shared/limits.ts';
import { read, type Resource, templatesOf } from './templates.ts';

const rule = z.looseObject({
  Id: z.string(),
  Prefix: z.string().optional(),
  ExpirationInDays: z.number().optional(),
});
const bucketShape = z.looseObject({
  PublicAccessBlockConfiguration: z.record(z.string(), z.boolean()),
  BucketEncryption: z.looseObject({}),
  VersioningConfiguration: z.object({ Status: z.string() }).optional(),
  LifecycleConfiguration: z.object({ Rules: z.array(rule) }),
  CorsConfiguration: z.object({ CorsRules: z.array(z.looseObject({})) }).optional(),
  NotificationConfiguration: z.unknown().optional(),
});
const policyShape = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(
      z.looseObject({
        Effect: z.string(),
        Action: z.unknown(),
        Resource: z.unknown(),
        Condition: z.unknown().optional(),
      }),
    ),
  }),
});

describe.each(stageNames)('the data of %s', (stage) => {
  const { of } = templatesOf(stage);
  const bucket = (name: string): Resource => {
    const found = of('AWS::S3::Bucket').find(({ id }) => id.startsWith(name));
    if (!found) throw new Error(`no bucket ${name}`);
    return found;
  };

  test('is one table, asked by its keys alone [house.single-table]', () => {
    const [table, ...others] = of('AWS::DynamoDB::Table');
    expect(others).toEqual([]);
    expect(of('AWS::DynamoDB::GlobalTable')).toEqual([]);
    expect(table?.Properties).toMatchObject({
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'PK', AttributeType: 'S' },
        { AttributeName: 'SK', AttributeType: 'S' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
    });
    expect(table?.Properties).not.toHaveProperty('GlobalSecondaryIndexes');
    expect(table?.Properties).not.toHaveProperty('LocalSecondaryIndexes');
  });
  test('can go back to any second of 35 days', () => {
    expect(of('AWS::DynamoDB::Table')[0]?.Properties['PointInTimeRecoverySpecification']).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: 35,
    });
  });
  test('outlives its stack', () => {
    for (const kept of [...of('AWS::DynamoDB::Table'), ...of('AWS::S3::Bucket')])
      expect(kept.DeletionPolicy).toBe('Retain');
  });
  test('cannot be deleted by mistake in prod', () => {
    expect(of('AWS::DynamoDB::Table')[0]?.Properties['DeletionProtectionEnabled']).toBe(stage === 'prod');
  });
  test('lies in buckets that cannot be reached from outside', () => {
    const buckets = of('AWS::S3::Bucket');
    expect(buckets).toHaveLength(5);
    for (const found of buckets) {
      const { PublicAccessBlockConfiguration, BucketEncryption } = read(found, bucketShape);
      expect(PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(BucketEncryption).toHaveProperty('ServerSideEncryptionConfiguration');
    }
  });
  test('is refused without TLS', () => {
    const policies = of('AWS::S3::BucketPolicy').map((found) => read(found, policyShape));
    for (const { id } of of('AWS::S3::Bucket')) {
      const denials = policies
        .filter(({ Bucket }) => Bucket === id)
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter(({ Effect, Action }) => Effect === 'Deny' && Action === 's3:*');
      expect(denials.map(({ Condition }) => Condition)).toContainEqual({
        Bool: { 'aws:SecureTransport': 'false' },
      });
    }
  });
  test('keeps replaced and deleted photos for a while', () => {
    expect(read(bucket('Photos'), bucketShape).VersioningConfiguration).toEqual({ Status: 'Enabled' });
  });
  test('holds an upload in quarantine for one day', () => {
    const { Rules } = read(bucket('Photos'), bucketShape).LifecycleConfiguration;
    expect(Rules.filter(({ ExpirationInDays }) => ExpirationInDays)).toMatchObject([
      { Prefix: 'raw/', ExpirationInDays: 1 },
    ]);
  });
  test('keeps an export as long as the product says, and what was mailed as long as its link', () => {
    const { Rules } = read(bucket('Exports'), bucketShape).LifecycleConfiguration;
    expect(Rules.slice(0, 2)).toMatchObject([
      { Prefix: 'exports/', ExpirationInDays: exportKeptDays },
      { Prefix: 'letters/', ExpirationInDays: reportLinkDays + 1 },
    ]);
  });
  test('takes uploads from our own pages only', () => {
    const { CorsConfiguration } = read(bucket('Photos'), bucketShape);
    expect(CorsConfiguration?.CorsRules).toMatchObject([
      {
        AllowedMethods: ['POST'],
        AllowedOrigins: ['', 'is.', 'en.', 'en-gb.', 'en-ie.', 'pt.'].map(
          (site) => `https://${site}${stage === 'prod' ? '' : 'dev.'}stund.example`,
        ),
      },
    ]);
  });
  test('announces a photo to EventBridge', () => {
    expect(read(bucket('Photos'), bucketShape).NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
  });
  test('shows the edge nothing of the quarantine', () => {
    const readable = of('AWS::S3::BucketPolicy', 'data')
      .map((found) => read(found, policyShape))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Effect, Action }) => Effect === 'Allow' && Action === 's3:GetObject')
      .map(({ Resource }) => String(Resource).replace(/^(Photos|Files|Maps)\w+\.Arn/, '$1'));
    expect(readable.toSorted()).toEqual(['Files/*', 'Maps/map/*', 'Photos/photos/*']);
  });
});
