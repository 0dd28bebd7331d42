// The errors in the API's description: each endpoint's codes by status, with examples.

import * as z from 'zod/mini';
import { permissions } from '#shared/access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { commonErrors, type ErrorCode, errors } from '#shared/errors.ts';

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  errors: z.array(z.object({ field: z.string(), message: z.string(), code: z.optional(z.string()) })),
  request_id: z.string(),
});

export const header = (description: string) => ({ description, schema: { type: 'string' as const } });

/** Codes this endpoint may answer: its own, and those of `commonErrors` that can happen to it. */
function codesOf(endpoint: Endpoint): ErrorCode[] {
  const isPublic = endpoint.access === 'public';
  const rule = endpoint.access === 'public' ? undefined : permissions[endpoint.access];
  const cannotHappen = new Set<ErrorCode>([
    ...(isPublic ? (['session_missing', 'session_over', 'forbidden'] as const) : []),
    ...(rule?.writes ? [] : (['company_disabled', 'employee_disabled', 'trial_over'] as const)),
    ...(endpoint.once ? [] : (['key_reused'] as const)),
  ]);
  const ofKeys = endpoint.key ? (['api_key_revoked'] as const) : [];
  return [
    ...new Set([...endpoint.errors, ...ofKeys, ...commonErrors.filter((code) => !cannotHappen.has(code))]),
  ];
}

/** The message, with the names of what the answer fills in: 'You have reached the limit of {max}'. */
const said = (code: ErrorCode): string => errors[code].message.replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

const problemOf = (code: ErrorCode) => ({
  type: `urn:stund:error:${code}`,
  title: said(code),
  status: errors[code].status,
  detail: said(code),
  code,
  params: {},
  errors: [],
  request_id: 'JKJaXmPLvHcESHA=',
});

function errorResponse(codes: readonly ErrorCode[]) {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: problemOf(code) }]));
  const plain = Object.fromEntries(codes.map((code) => [code, { value: said(code) }]));
  const schema = z.extend(problem, { code: z.enum(codes) });
  const isBusy = codes.includes('too_many_requests');
  return {
    description: codes.map((code) => `\`${code}\`: ${said(code)}`).join('\n\n'),
    content: {
      'application/problem+json': { schema, examples },
      'application/json': { schema: z.string(), examples: plain },
    },
    ...(isBusy ? { headers: { 'Retry-After': header('Whole seconds until it can be tried again') } } : {}),
  };
}

/** Answers that the gateway gives to any call, without our codes. */
const gatewayAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: z.object({ message: z.string() }) } },
});
const gatewayAnswers = {
  '431': gatewayAnswer('The headers are too large'),
  '503': gatewayAnswer('The service did not answer in time or is busy. Try again.'),
};

/** The error answers of an endpoint by status. */
export function errorResponses(endpoint: Endpoint) {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errors[code].status);
  const own = [...byStatus].map(([status, codes]) => [String(status), errorResponse(codes)]);
  return { ...gatewayAnswers, ...Object.fromEntries(own) };
}
