// One Lambda for a group of endpoints.

import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { groups } from '#shared/api/groups.ts';
import type { Capability } from './capabilities.ts';
import { cloudFunction, type BuildContext } from './cloud-function.ts';
import { groupEntry } from './code/function-code.ts';

export type GroupName = (typeof groups)[number]['name'];
export type HttpFunctionOptions = {
  /** The group's name: the construct's id, the function's name and the name of the handler's file. */
  readonly group: GroupName;
  readonly capabilities: readonly Capability[];
  readonly environment: Readonly<Record<string, string>>;
  readonly atOnce?: number | undefined;
};

/** A full virtual processor at 1,769 MB; the handlers need less, starting them is given two anyway. */
const memoryMegabytes = 1024;
/** Just under the gateway's own 30 s, so that the function is the one that says it took too long. */
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
