// What a message is: name, queue, version, shape, and the key that makes its effect happen once.

import type * as z from 'zod/mini';
import type { queueNames } from '#shared/model/queue-names.ts';

export const message = <
  const N extends `${string}.${string}`,
  S extends z.ZodMiniType,
  const Q extends (typeof queueNames)[number],
>(definition: {
  name: N;
  /** The queue that carries it, said here so that sending one message needs no list of all. */
  queue: Q;
  version: number;
  body: S;
  /** Two messages with the same key take effect once. */
  onceKey: (body: z.output<S>) => string;
}) => definition;

/** The envelope on the wire: `{ "name": "export.requested", "version": 1, "id": "…", "body": { … } }`. */
export type Envelope = { name: string; version: number; id: string; body: unknown };
