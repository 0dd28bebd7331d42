// One Lambda for a group of endpoints.

import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { groups } from '#shared/api/groups.ts';
import type { Capability } from './capabilities.ts';
import { cloudFunction, type BuildContext } from './cloud-function.ts';
import { groupEntry } from './code/function-code.ts';

export type GroupName = (typeof groups)[number]['name'];
export type HttpFunctionOptions = {
  /** The group's name: also the construct's id, the function's name and the handler's file name. */
  readonly group: GroupName;
  readonly capabilities: readonly Capability[];
  readonly environment: Readonly<Record<string, string>>;
  readonly atOnce?: number | undefined;
};

/** One full virtual processor is 1,769 MB. Handlers need less; starts get two anyway. */
const memoryMegabytes = 1024;
/** Just below the gateway's 30 s, so that the function reports the timeout itself. */
const timeoutSeconds = 28;

export const httpFunction = (
  scope: Construct,
  context: BuildContext,
  { group, ...options }: HttpFunctionOptions,
): LambdaFunction =>
  cloudFunction(scope, context, {
    ...options,
    name: group,
    entry: groupEntry(group),
    memoryMegabytes,
    timeoutSeconds,
  });
