// The functions: a handler's source file for each group of the contract and each queue, and where its code is found.

import { Code } from 'aws-cdk-lib/aws-lambda';
import { queueNames } from '#events/queues.ts';
import { groups } from '#shared/api/groups.ts';

/** The handler's source file of a group of endpoints. */
export const groupEntry = (group: string): string => `functions/api/${group}.ts`;
/** The handler's source file of a queue. */
export const queueEntry = (queue: string): string => `functions/workers/${queue}.ts`;
/** The handler's source file of the administrator's scripts, for the console and the command line. */
export const scriptsEntry = 'functions/scripts/run-script.ts';
export const functionEntries: readonly string[] = [
  ...groups.map((group) => groupEntry(group.name)),
  ...queueNames.map(queueEntry),
  scriptsEntry,
];

/** Finds a handler's code by its source file, and the environment names it reads. */
export type FunctionCode = {
  of: (entry: string) => Code;
  namesReadBy: (entry: string) => readonly string[];
};

/** Used where only the template matters: tests, the local cloud, `cdk list`. */
export const noCode: FunctionCode = {
  of: () => Code.fromInline('exports.handler = () => { throw new Error("synthesized without its code"); };'),
  namesReadBy: () => [],
};
