// Imports the handlers by the path in the template and calls them as Lambda would.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { asFunction } from '#infra/local/aws/caller.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import type { LocalFunction } from './template.ts';
import { account, region } from './template-values.ts';

const handlerModule = z.object({
  handler: z.custom<(event: unknown, context: Context) => unknown>((value) => typeof value === 'function'),
});

/** Lambda's limit for an event or an answer. */
export const payloadBytesMax = 6 * 1024 * 1024;

export class FunctionTimeout extends Error {}
class PayloadTooLarge extends Error {}

export type Functions = {
  readonly names: ReadonlySet<string>;
  /** Calls a function; rejects with what it throws, or at its time limit. */
  invoke: (name: string, event: unknown) => Promise<unknown>;
  /** Imports these handlers ahead of their first request; a broken one fails alone. */
  load: (names: ReadonlySet<string>) => Promise<void>;
  /** Ends when no call is running. */
  settled: () => Promise<void>;
};

function contextOf(found: LocalFunction): Context {
  const endsAt = Date.now() + found.timeoutSeconds * 1000;
  return {
    awsRequestId: randomUUID(),
    functionName: found.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${region}:${account}:function:${found.name}`,
    memoryLimitInMB: String(found.memoryMegabytes),
    logGroupName: `/aws/lambda/${found.name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}

/** A time limit can only be raced: a handler that blocks the event loop blocks the whole local cloud. */
async function within<T>(found: LocalFunction, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new FunctionTimeout(`${found.name} took longer than ${found.timeoutSeconds} s`)),
      found.timeoutSeconds * 1000,
    );
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

export function openFunctions(functions: readonly LocalFunction[]): Functions {
  const byName = new Map(functions.map((one) => [one.name, one]));
  const handlers = new Map<string, Promise<z.output<typeof handlerModule>>>();
  const running = new Set<Promise<unknown>>();

  const handlerOf = (found: LocalFunction) => {
    const known = handlers.get(found.name);
    if (known) return known;
    const loading = import(pathToFileURL(join(rootFolder, found.entry)).href).then((loaded: unknown) =>
      handlerModule.parse(loaded),
    );
    handlers.set(found.name, loading);
    return loading;
  };

  async function call(found: LocalFunction, event: unknown): Promise<unknown> {
    const { handler } = await handlerOf(found);
    const answer = await within(
      found,
      Promise.resolve(asFunction(found.name, () => handler(event, contextOf(found)))),
    );
    const text = answer === undefined ? '' : JSON.stringify(answer);
    if (Buffer.byteLength(text) > payloadBytesMax)
      throw new PayloadTooLarge(`${found.name} answered more than ${payloadBytesMax} bytes`);
    // Round trip through JSON, so that callers get exactly what Lambda would send.
    return text === '' ? undefined : JSON.parse(text);
  }

  return {
    names: new Set(byName.keys()),
    invoke: async (name, event) => {
      const found = byName.get(name);
      if (!found) throw new Error(`no function is called ${name}`);
      const work = call(found, event);
      running.add(work);
      try {
        return await work;
      } finally {
        running.delete(work);
      }
    },
    load: async (names) => {
      for (const found of functions.filter(({ name }) => names.has(name)))
        await handlerOf(found).catch((error: unknown) =>
          console.error(`${found.name} cannot be loaded from ${found.entry}:`, error),
        );
    },
    settled: async () => {
      await Promise.allSettled(running);
    },
  };
}
