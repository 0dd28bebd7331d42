// EventBridge: which rules match an event, and the queues and functions it goes to.

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { nameInArn, type Rule, type Target } from '#infra/local/site/template.ts';
import { account, region } from '#infra/local/site/template-values.ts';

const record = z.record(z.string(), z.unknown());
const filter = z.union([
  z.strictObject({ prefix: z.string() }),
  z.strictObject({ suffix: z.string() }),
  z.strictObject({ exists: z.boolean() }),
  z.strictObject({ 'anything-but': z.array(z.unknown()) }),
]);

function meets(wanted: unknown, value: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return wanted === value;
  const found = filter.parse(wanted);
  if ('prefix' in found) return typeof value === 'string' && value.startsWith(found.prefix);
  if ('suffix' in found) return typeof value === 'string' && value.endsWith(found.suffix);
  if ('exists' in found) return (value !== undefined) === found.exists;
  return value !== undefined && !found['anything-but'].includes(value);
}

/** Whether an event matches a pattern. An unknown kind of filter is an error, never a match. */
export function matches(pattern: Readonly<Record<string, unknown>>, event: unknown): boolean {
  const fields = record.safeParse(event).data ?? {};
  return Object.entries(pattern).every(([name, wanted]) =>
    Array.isArray(wanted)
      ? wanted.some((one: unknown) => meets(one, fields[name]))
      : matches(record.parse(wanted), fields[name]),
  );
}

export type PartialEvent = {
  readonly source: string;
  readonly 'detail-type': string;
  readonly detail: unknown;
};

export const deliverTo =
  (to: {
    send: (queueName: string, body: string) => Promise<void>;
    invoke: (functionName: string, event: unknown) => Promise<unknown>;
  }) =>
  async (target: Target, body: string): Promise<void> => {
    const name = nameInArn(target.arn);
    if (target.arn.includes(':sqs:')) return to.send(name, body);
    if (!target.arn.includes(':function:')) throw new Error(`the runner cannot deliver to ${target.arn}`);
    await to.invoke(name, JSON.parse(body));
  };

/** Returns a handler that passes a service's events to the targets of every matching rule. */
export function eventBus(rules: readonly Rule[], deliver: (target: Target, body: string) => Promise<void>) {
  return async (found: PartialEvent): Promise<void> => {
    const event = {
      version: '0',
      id: randomUUID(),
      account,
      region,
      time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      resources: [],
      ...found,
    };
    for (const rule of rules)
      if (matches(rule.pattern, event))
        for (const target of rule.targets) await deliver(target, target.input ?? JSON.stringify(event));
  };
}
