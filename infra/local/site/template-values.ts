// Resolves a template's intrinsic functions to values of the embedded cloud.

import * as z from 'zod';

export const region = 'eu-central-1';
export const account = '000000000000';

const resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
});
const template = z.looseObject({
  Resources: z.record(z.string(), resource).default({}),
  Parameters: z.record(z.string(), z.looseObject({ Default: z.unknown().optional() })).default({}),
  Outputs: z
    .record(
      z.string(),
      z.looseObject({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }),
    )
    .default({}),
});
/** One synthesized stack. */
export const stack = z.object({ name: z.string(), template });
export type StackTemplate = z.output<typeof stack>;

export type Part = {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
};
export type Values = {
  /** All resources of one type, of every stack. */
  parts(type: string): Part[];
  /** A property of `part` with every intrinsic function worked out. */
  resolve(part: Part, value: unknown): unknown;
  nameOf(part: Part): string;
  /** What `{ Ref: … }` gives for `part`. */
  refOf(part: Part): string;
};

const record = z.record(z.string(), z.unknown());
const pair = z.tuple([z.string(), z.unknown()]);
const services: Readonly<Record<string, string>> = {
  'AWS::SQS::Queue': `sqs:${region}:${account}:`,
  'AWS::Lambda::Function': `lambda:${region}:${account}:function:`,
  // Here there is one version, so an alias is its function.
  'AWS::Lambda::Alias': `lambda:${region}:${account}:function:`,
  'AWS::DynamoDB::Table': `dynamodb:${region}:${account}:table/`,
  'AWS::Logs::LogGroup': `logs:${region}:${account}:log-group:`,
  'AWS::SNS::Topic': `sns:${region}:${account}:`,
  'AWS::S3::Bucket': 's3:::',
  'AWS::IAM::Role': `iam::${account}:role/`,
  'AWS::Scheduler::ScheduleGroup': `scheduler:${region}:${account}:schedule-group/`,
  'AWS::Events::EventBus': `events:${region}:${account}:event-bus/`,
};
/** Types whose Ref is an ARN. */
const named = new Set(['AWS::SNS::Topic', 'AWS::Lambda::Alias']);
const nameProperties = [
  'TableName',
  'QueueName',
  'FunctionName',
  'BucketName',
  'TopicName',
  'RoleName',
  'LogGroupName',
  'Name',
] as const;

/** A value of a stack's template with every intrinsic function worked out. */
type Resolve = (stackName: string, value: unknown) => unknown;

/** Names, addresses and ARNs of resources. */
function namesOf(aws: string, resolveIn: Resolve) {
  function nameOf(part: Part): string {
    for (const property of nameProperties) {
      const given = part.properties[property];
      if (given !== undefined) return String(resolveIn(part.stack, given));
    }
    return part.type === 'AWS::S3::Bucket'
      ? `${part.stack}-${part.id}`.toLowerCase().slice(0, 63)
      : `${part.stack}-${part.id}`.slice(0, 80);
  }
  function arnOf(part: Part): string {
    const service = services[part.type];
    if (service) return `arn:aws:${service}${nameOf(part)}`;
    throw new Error(`the runner has no ARN for ${part.id} (${part.type})`);
  }
  function refOf(part: Part): string {
    const name = nameOf(part);
    if (part.type === 'AWS::SQS::Queue') return `${aws}/${account}/${name}`;
    return named.has(part.type) ? arnOf(part) : name;
  }
  return { nameOf, arnOf, refOf };
}
type Names = ReturnType<typeof namesOf>;

/** What a template may name: its own resources and parameters, and what other stacks export. */
function namedIn(
  stacks: readonly StackTemplate[],
  all: readonly Part[],
  { nameOf, arnOf, refOf }: Names,
  resolveIn: Resolve,
) {
  const byPlace = new Map(all.map((part) => [`${part.stack} ${part.id}`, part]));
  const exported = new Map<string, { stack: string; value: unknown }>();

  const find = (stackName: string, id: string): Part => {
    const part = byPlace.get(`${stackName} ${id}`);
    if (part) return part;
    throw new Error(`the template of ${stackName} names ${id}, which it does not have`);
  };
  function ref(stackName: string, id: string): unknown {
    if (id === 'AWS::NoValue') return undefined;
    const pseudo: Readonly<Record<string, string>> = {
      'AWS::Region': region,
      'AWS::AccountId': account,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stackName,
    };
    if (pseudo[id] !== undefined) return pseudo[id];
    const parameter = stacks.find((one) => one.name === stackName)?.template.Parameters[id];
    return parameter ? parameter.Default : refOf(find(stackName, id));
  }
  function attribute(stackName: string, path: readonly [string, string]): string {
    const part = find(stackName, path[0]);
    if (path[1] === 'Arn') return arnOf(part);
    if (path[1] === 'QueueName') return nameOf(part);
    if (path[1] === 'QueueUrl') return refOf(part);
    if (path[1] === 'RegionalDomainName') return `${nameOf(part)}.s3.${region}.amazonaws.com`;
    throw new Error(`the runner does not know ${path[0]}.${path[1]} (${part.type})`);
  }
  function imported(name: string): unknown {
    if (exported.size === 0)
      for (const { name: stackName, template: from } of stacks)
        for (const { Export, Value } of Object.values(from.Outputs))
          if (Export)
            exported.set(String(resolveIn(stackName, Export.Name)), { stack: stackName, value: Value });
    const found = exported.get(name);
    if (!found) throw new Error(`no stack exports ${name}`);
    return resolveIn(found.stack, found.value);
  }
  return { ref, attribute, imported };
}
type Named = ReturnType<typeof namedIn>;

/** Works out one intrinsic function. */
function callsOf({ ref, attribute, imported }: Named, resolveIn: Resolve) {
  function substituted(stackName: string, text: string, given: Readonly<Record<string, unknown>>): string {
    return text.replace(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
      if (given[name] !== undefined) return String(resolveIn(stackName, given[name]));
      const [id = '', ...path] = name.split('.');
      return String(path.length ? attribute(stackName, [id, path.join('.')]) : ref(stackName, id));
    });
  }
  return (stackName: string, name: string, argument: unknown): unknown => {
    switch (name) {
      case 'Ref':
        return ref(stackName, z.string().parse(argument));
      case 'Fn::GetAtt':
        return attribute(stackName, z.tuple([z.string(), z.string()]).parse(argument));
      case 'Fn::ImportValue':
        return imported(String(resolveIn(stackName, argument)));
      case 'Fn::Join': {
        const [between, parts] = pair.parse(argument);
        return z.array(z.unknown()).parse(resolveIn(stackName, parts)).map(String).join(between);
      }
      case 'Fn::Split': {
        const [at, text] = pair.parse(argument);
        return String(resolveIn(stackName, text)).split(at);
      }
      case 'Fn::Select': {
        const [position, list] = z.tuple([z.coerce.number(), z.unknown()]).parse(argument);
        return z.array(z.unknown()).parse(resolveIn(stackName, list))[position];
      }
      case 'Fn::Sub': {
        const [text, given] = Array.isArray(argument) ? pair.parse(argument) : [String(argument), {}];
        return substituted(stackName, text, record.parse(given));
      }
      default:
        if (name.startsWith('Fn::')) throw new Error(`the runner does not know ${name}`);
        return { [name]: resolveIn(stackName, argument) };
    }
  };
}

/** Resolved values over all stacks; `aws` is the embedded AWS's address. */
export function valuesOf(stacks: readonly StackTemplate[], aws: string): Values {
  const all = stacks.flatMap(({ name, template: { Resources } }) =>
    Object.entries(Resources).map(
      ([id, found]): Part => ({
        stack: name,
        id,
        type: found.Type,
        properties: found.Properties,
        metadata: found.Metadata,
      }),
    ),
  );
  function resolveIn(stackName: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one: unknown) => resolveIn(stackName, one));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (entries.length === 1 && only) return call(stackName, only[0], only[1]);
    return Object.fromEntries(entries.map(([name, inner]) => [name, resolveIn(stackName, inner)]));
  }

  const names = namesOf(aws, resolveIn);
  const call = callsOf(namedIn(stacks, all, names, resolveIn), resolveIn);

  return {
    parts: (type) => all.filter((part) => part.type === type),
    resolve: (part, value) => resolveIn(part.stack, value),
    nameOf: names.nameOf,
    refOf: names.refOf,
  };
}
