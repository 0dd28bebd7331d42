// Which properties of a template's resources the runner reads, with CloudFormation's defaults.

import * as z from 'zod';

const texts = z.array(z.string());
export const functionProperties = z.object({
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  Environment: z.optional(z.object({ Variables: z.record(z.string(), z.string()).default({}) })),
});
export const tableProperties = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) })),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
  // The single table needs no indexes, and the runner makes none.
  GlobalSecondaryIndexes: z.undefined().optional(),
});
export const corsProperties = z.object({
  AllowOrigins: texts.default([]),
  AllowMethods: texts.default([]),
  AllowHeaders: texts.default([]),
  ExposeHeaders: texts.default([]),
  AllowCredentials: z.boolean().default(false),
  MaxAge: z.number().optional(),
});
export const queueProperties = z.object({
  VisibilityTimeout: z.number().default(30),
  DelaySeconds: z.number().optional(),
  MessageRetentionPeriod: z.number().optional(),
  RedrivePolicy: z.optional(
    z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }),
  ),
});
export const mappingProperties = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().default(10),
  Enabled: z.boolean().default(true),
  FunctionResponseTypes: texts.default([]),
});
export const headersProperties = z.object({
  ResponseHeadersPolicyConfig: z.object({
    Name: z.string(),
    SecurityHeadersConfig: z
      .object({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: z.unknown(),
        FrameOptions: z.object({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }).optional(),
      })
      .optional(),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .optional(),
  }),
});
export const target = z.object({ Arn: z.string(), Input: z.string().optional() });
export const ruleProperties = z.object({
  ScheduleExpression: z.string().optional(),
  EventPattern: z.optional(z.record(z.string(), z.unknown())),
  State: z.string().default('ENABLED'),
  Targets: z.array(target).default([]),
});
export const scheduleProperties = z.object({
  ScheduleExpression: z.string(),
  State: z.string().default('ENABLED'),
  Target: target,
});

/** Strict transport security is left out, because this machine uses plain HTTP. */
export function headersOf({
  SecurityHeadersConfig: secure,
  CustomHeadersConfig: custom,
}: z.output<typeof headersProperties>['ResponseHeadersPolicyConfig']): Record<string, string> {
  const policy = secure?.ContentSecurityPolicy?.ContentSecurityPolicy;
  return {
    ...(policy && { 'content-security-policy': policy.replace('; upgrade-insecure-requests', '') }),
    ...(secure?.ContentTypeOptions !== undefined && { 'x-content-type-options': 'nosniff' }),
    ...(secure?.FrameOptions && { 'x-frame-options': secure.FrameOptions.FrameOption }),
    ...(secure?.ReferrerPolicy && { 'referrer-policy': secure.ReferrerPolicy.ReferrerPolicy }),
    ...Object.fromEntries((custom?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
