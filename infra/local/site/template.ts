// What the runner takes from the templates: the routes, queues and timers that deploy.

import * as z from 'zod';
import {
  corsProperties,
  functionProperties,
  headersOf,
  headersProperties,
  mappingProperties,
  queueProperties,
  ruleProperties,
  scheduleProperties,
  tableProperties,
  type target,
} from './template-shapes.ts';
import { grantsOf, type Statement } from './template-grants.ts';
import { type Part, type StackTemplate, valuesOf } from './template-values.ts';

export type LocalFunction = {
  readonly name: string;
  /** The source file, from the root folder: what the deployed bundle is made of. */
  readonly entry: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  readonly environment: Readonly<Record<string, string>>;
};
export type LocalTable = z.output<typeof tableProperties> & { readonly name: string };
export type LocalQueue = {
  readonly name: string;
  readonly visibilitySeconds: number;
  readonly delaySeconds: number | undefined;
  readonly retentionSeconds: number | undefined;
  readonly redrive: { readonly deadLetterQueue: string; readonly attempts: number } | undefined;
};
export type Route = { readonly key: string; readonly functionName: string };
export type Cors = z.output<typeof corsProperties>;
export type Mapping = {
  readonly queueName: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly reportsFailures: boolean;
};
export type Target = { readonly arn: string; readonly input: string | undefined };
export type Rule = {
  readonly name: string;
  readonly pattern: Readonly<Record<string, unknown>>;
  readonly targets: readonly Target[];
};
export type Schedule = {
  readonly name: string;
  readonly expression: string;
  readonly targets: readonly Target[];
};
/** Headers the edge adds to every reply of a host, by the name of their policy. */
type EdgeHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Model = {
  readonly functions: readonly LocalFunction[];
  /** What each function may do, by its name. */
  readonly grants: ReadonlyMap<string, readonly Statement[]>;
  readonly tables: readonly LocalTable[];
  readonly buckets: readonly string[];
  /** Dead-letter queues first. */
  readonly queues: readonly LocalQueue[];
  readonly routes: readonly Route[];
  readonly cors: Cors | undefined;
  readonly mappings: readonly Mapping[];
  readonly rules: readonly Rule[];
  readonly schedules: readonly Schedule[];
  readonly edgeHeaders: EdgeHeaders;
};

export const nameInArn = (arn: string): string => arn.split(/[:/]/).at(-1) ?? '';
const targetOf = (found: z.output<typeof target>): Target => ({ arn: found.Arn, input: found.Input });

type Values = ReturnType<typeof valuesOf>;
/** A part's properties in a shape; only those in it are resolved, because others may depend on parts of AWS alone. */
type Read = <S extends z.ZodObject>(part: Part, shape: S) => z.output<S>;
const reader =
  (values: Values): Read =>
  (part, shape) => {
    const wanted = Object.keys(shape.shape).filter((name) => part.properties[name] !== undefined);
    return shape.parse(
      Object.fromEntries(wanted.map((name) => [name, values.resolve(part, part.properties[name])])),
    );
  };

/** Reads the model; an unknown intrinsic function or attribute stops the start. */
export function modelOf(stacks: readonly StackTemplate[], aws: string): Model {
  const values = valuesOf(stacks, aws);
  const read = reader(values);
  const queues = queuesOf(values, read);
  const edgeHeaders = values.parts('AWS::CloudFront::ResponseHeadersPolicy').map((part) => {
    const { ResponseHeadersPolicyConfig: found } = read(part, headersProperties);
    return [found.Name, headersOf(found)] as const;
  });
  return {
    functions: functionsOf(values, read),
    grants: grantsOf(values),
    edgeHeaders: Object.fromEntries(edgeHeaders),
    tables: values.parts('AWS::DynamoDB::Table').map((part) => ({
      name: values.nameOf(part),
      ...read(part, tableProperties),
    })),
    buckets: values.parts('AWS::S3::Bucket').map((part) => values.nameOf(part)),
    queues: queues.toSorted((one, other) => Number(Boolean(one.redrive)) - Number(Boolean(other.redrive))),
    routes: routesOf(values),
    cors: values
      .parts('AWS::ApiGatewayV2::Api')
      .filter((part) => part.properties['CorsConfiguration'] !== undefined)
      .map((part) => corsProperties.parse(values.resolve(part, part.properties['CorsConfiguration'])))[0],
    mappings: mappingsOf(values, read),
    ...timesOf(values, read),
  };
}

const functionsOf = (values: Values, read: Read): LocalFunction[] =>
  values.parts('AWS::Lambda::Function').flatMap((part) => {
    const entry = z.string().safeParse(part.metadata['local:entry']).data;
    if (entry === undefined) return [];
    const found = read(part, functionProperties);
    return [
      {
        name: values.nameOf(part),
        entry,
        timeoutSeconds: found.Timeout,
        memoryMegabytes: found.MemorySize,
        environment: found.Environment?.Variables ?? {},
      },
    ];
  });

const queuesOf = (values: Values, read: Read): LocalQueue[] =>
  values.parts('AWS::SQS::Queue').map((part) => {
    const found = read(part, queueProperties);
    return {
      name: values.nameOf(part),
      visibilitySeconds: found.VisibilityTimeout,
      delaySeconds: found.DelaySeconds,
      retentionSeconds: found.MessageRetentionPeriod,
      redrive: found.RedrivePolicy && {
        deadLetterQueue: nameInArn(found.RedrivePolicy.deadLetterTargetArn),
        attempts: found.RedrivePolicy.maxReceiveCount,
      },
    };
  });

function routesOf(values: Values): Route[] {
  const integrations = new Map(
    values
      .parts('AWS::ApiGatewayV2::Integration')
      .map((part) => [
        `integrations/${values.refOf(part)}`,
        nameInArn(String(values.resolve(part, part.properties['IntegrationUri']))),
      ]),
  );
  return values.parts('AWS::ApiGatewayV2::Route').map((part) => {
    const key = z.string().parse(part.properties['RouteKey']);
    const functionName = integrations.get(String(values.resolve(part, part.properties['Target'])));
    if (!functionName) throw new Error(`the route ${key} leads to no function`);
    return { key, functionName };
  });
}

const mappingsOf = (values: Values, read: Read): Mapping[] =>
  values.parts('AWS::Lambda::EventSourceMapping').flatMap((part) => {
    const found = read(part, mappingProperties);
    if (!found.Enabled) return [];
    return [
      {
        queueName: nameInArn(found.EventSourceArn),
        functionName: nameInArn(found.FunctionName),
        batchSize: found.BatchSize,
        reportsFailures: found.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      },
    ];
  });

/** What happens on an event, and what at its time. */
function timesOf(values: Values, read: Read): Pick<Model, 'rules' | 'schedules'> {
  const found = values
    .parts('AWS::Events::Rule')
    .map((part) => ({ name: values.nameOf(part), ...read(part, ruleProperties) }))
    .filter((rule) => rule.State === 'ENABLED')
    .map((rule) => ({ ...rule, targets: rule.Targets.map(targetOf) }));
  const scheduled = values
    .parts('AWS::Scheduler::Schedule')
    .map((part) => ({ name: values.nameOf(part), ...read(part, scheduleProperties) }))
    .filter((one) => one.State === 'ENABLED');
  return {
    rules: found.flatMap(({ name, EventPattern: pattern, targets }) =>
      pattern ? [{ name, pattern, targets }] : [],
    ),
    schedules: [
      ...found.flatMap(({ name, ScheduleExpression: expression, targets }) =>
        expression ? [{ name, expression, targets }] : [],
      ),
      ...scheduled.map(({ name, ScheduleExpression: expression, Target }) => ({
        name,
        expression,
        targets: [targetOf(Target)],
      })),
    ],
  };
}
