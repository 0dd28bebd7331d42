// What a message is: name, version, shape, an example, and the key that makes its effect happen once.

import type * as z from 'zod/mini';

export const message = <const N extends `${string}.${string}`, S extends z.ZodMiniType>(definition: {
  name: N;
  version: number;
  body: S;
  example: z.input<S>;
  /** Two messages with the same key take effect once. */
  onceKey: (body: z.output<S>) => string;
}) => definition;

/** The envelope on the wire: `{ "name": "export.requested", "version": 1, "id": "…", "body": { … } }`. */
export type Envelope = { name: string; version: number; id: string; body: unknown };
