// One Lambda function: its code, its own role with only what it needs, and a log that expires.

import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  CfnFunction,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { accept, traces } from '#infra/findings.ts';
import { type Architecture as Processor, service, type Stage } from '#infra/stages.ts';
import {
  type Capability,
  capabilities,
  type Cloud,
  commonEnvironment,
  type EnvironmentValues,
  type Grant,
} from './capabilities.ts';
import type { FunctionCode } from './code/function-code.ts';
import { type FunctionName, tableStatements, tableUse } from './table-rows.ts';

export const logRetention: Readonly<Record<Stage['logKeptDays'], RetentionDays>> = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
};
/** A function's log group, by the function's name. */
export const functionLog = (name: string): string => `/${service}/functions/${name}`;
const logGroup = (scope: Construct, id: string, name: string, stage: Stage): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: functionLog(name),
    retention: logRetention[stage.logKeptDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });

export type BuildContext = {
  readonly cloud: Cloud;
  readonly code: FunctionCode;
  readonly processor: Processor;
};
export type CloudFunctionOptions = {
  readonly name: FunctionName;
  /** The handler's source file, from the root folder. */
  readonly entry: string;
  readonly capabilities: readonly Capability[];
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** Values that belong to no capability: that there is an edge. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly atOnce?: number | undefined;
};

/** The values of all names the function is given; throws when its code reads another name. */
function environmentOf(context: BuildContext, options: CloudFunctionOptions): Record<string, string> {
  const granted = options.capabilities.map((name) => capabilities[name](context.cloud).environment);
  const values: EnvironmentValues = Object.assign({}, commonEnvironment(context.cloud), ...granted);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const unset = context.code.namesReadBy(options.entry).filter((name) => given[name] === undefined);
  if (unset.length) {
    throw new Error(`${options.entry} reads ${unset.join(', ')}, which its capabilities do not give it`);
  }
  const { emulator } = context.cloud.stage;
  // Only functions can use the emulator's own address: browsers get the address at which they find the files.
  return {
    ...given,
    ...options.environment,
    ...(emulator ? { FILES_ORIGIN: emulator.aws, HOOKS_TO_LOOPBACK: 'yes' } : {}),
  };
}

export function cloudFunction(
  scope: Construct,
  context: BuildContext,
  options: CloudFunctionOptions,
): LambdaFunction {
  const { name } = options;
  const log = logGroup(scope, `${name}-log`, name, context.cloud.stage);
  // The managed policy for logs would let each function write every function's log.
  const role = new Role(scope, `${name}-role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    description: `What the function ${name} may do`,
  });
  role.addToPolicy(
    new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [log.logGroupArn],
    }),
  );
  const { tableArn } = context.cloud.table;
  for (const statement of tableStatements(tableArn, tableUse[name])) role.addToPolicy(statement);
  for (const capability of options.capabilities) {
    const grant: Grant = capabilities[capability](context.cloud);
    for (const statement of grant.statements) role.addToPolicy(statement);
    for (const finding of grant.accepted ?? []) accept(role, finding);
  }
  accept(role, traces);
  const made = new LambdaFunction(scope, name, {
    functionName: `${service}-${name}`,
    runtime: Runtime.NODEJS_24_X,
    architecture: context.processor === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
    handler: 'index.handler',
    code: context.code.of(options.entry),
    role,
    logGroup: log,
    memorySize: options.memoryMegabytes,
    timeout: Duration.seconds(options.timeoutSeconds),
    // Lambda writes the trace; our code needs no library.
    tracing: Tracing.ACTIVE,
    environment: environmentOf(context, options),
    ...(options.atOnce ? { reservedConcurrentExecutions: options.atOnce } : {}),
  });
  const resource = made.node.defaultChild;
  if (!(resource instanceof CfnFunction)) throw new Error(`${name} is no Lambda function`);
  // The local cloud runs the source itself.
  resource.addMetadata('local:entry', options.entry);
  return made;
}
