// An API key: what the company sees of it, and what it may send. The key itself is shown once.

import * as z from 'zod/mini';
import { apiScopes } from '#shared/limits.ts';
import { name } from '#shared/model/fields.ts';

const apiScope = z.enum(apiScopes);

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(apiScope),
  created: z.string(),
  /** The person of the office who made it; null for the company's own log-in. */
  created_by: z.nullable(z.string()),
  /** Their id; not there for the company's own log-in. */
  created_by_id: z.optional(z.string()),
  /** To the hour; null before the first use. */
  used: z.nullable(z.string()),
});
export type ApiKey = z.output<typeof apiKey>;

export const newApiKey = z.extend(apiKey, { key: z.string() });
export const apiKeyCreation = z.strictObject({
  name,
  scopes: z.array(apiScope).check(z.minLength(1), z.maxLength(apiScopes.length)),
});
