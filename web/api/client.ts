// Calls an endpoint of the contract with path, query, body and idempotency key; failures are thrown as `ApiError`.

import * as z from 'zod/mini';
import { type CallInput, type Endpoint, pathOf, type Reply, routeKey } from '#shared/api/endpoint.ts';
import { type ErrorCode, errors } from '#shared/errors.ts';
import { config } from './config.ts';
import { reportFault, serverAnswered } from './error-report.ts';

export type NetworkFault = 'offline' | 'network' | 'unreachable' | 'timeout';
export type FieldFault = {
  readonly field: string;
  readonly message: string;
  readonly code?: string | undefined;
};

/** The server's refusal of a call, or a fault of the network. */
export class ApiError extends Error {
  readonly code: ErrorCode | NetworkFault | 'unknown';
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly issues: readonly FieldFault[];
  readonly requestId: string | undefined;
  /** Seconds until another try is allowed, from the reply's header `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** A change got no answer: the server may have done it. */
  readonly isUnsure: boolean;
  constructor(
    code: ErrorCode | NetworkFault | 'unknown',
    details: {
      status?: number;
      detail?: string | undefined;
      params?: Readonly<Record<string, unknown>> | undefined;
      issues?: readonly FieldFault[] | undefined;
      requestId?: string | undefined;
      retryAfter?: number | undefined;
      isUnsure?: boolean;
    } = {},
  ) {
    super(details.detail ?? code);
    this.code = code;
    this.status = details.status ?? 0;
    this.params = details.params ?? {};
    this.issues = details.issues ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.isUnsure = details.isUnsure ?? false;
  }
}

const problem = z.object({
  code: z.string(),
  detail: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
  errors: z.optional(
    z.array(z.object({ field: z.string(), message: z.string(), code: z.optional(z.string()) })),
  ),
  request_id: z.optional(z.string()),
});

/** The id of the session that this page shows. The server refuses a call if another tab has logged in somebody else. */
let shownSubject: string | undefined;
export const currentSubject = (): string | undefined => shownSubject;
type Shown = { readonly id: string; readonly manager?: { readonly id: string } | undefined };
/** A person of the office is not the company's own log-in, though both see the same company. */
export const subjectOf = ({ id, manager }: Shown): string => manager?.id ?? id;
export function setSubject(session: Shown | undefined): void {
  shownSubject = session && subjectOf(session);
}

const callSeconds = 30;
const reachSeconds = 2;

type Sent = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};
export type CallOptions = {
  /** The idempotency key, made once for each opened form or event, not for each click: a repeat has no second effect. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** The id of the session that the call is meant for, if it is not the shown one. */
  readonly subject?: string;
  /** The wanted media type of the reply, if it is not JSON. */
  readonly accept?: string;
};

function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Finds out after a network error whether only the API or the whole network is out of reach. */
async function faultOf(error: unknown, isChange: boolean): Promise<ApiError> {
  const fault = (code: NetworkFault) => new ApiError(code, { isUnsure: isChange });
  if (error instanceof DOMException && error.name === 'TimeoutError') return fault('timeout');
  if (!navigator.onLine) return fault('offline');
  const reaches = (url: string) =>
    fetch(url, {
      method: 'GET',
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(reachSeconds * 1000),
    }).then(
      () => true,
      () => false,
    );
  const [isSiteUp, isApiUp] = await Promise.all([reaches('/'), reaches(`${config().api}/social_statistic`)]);
  return fault(isSiteUp && !isApiUp ? 'unreachable' : isSiteUp ? 'network' : 'offline');
}

async function errorOf(response: Response, isChange: boolean): Promise<ApiError> {
  const { status } = response;
  const isUnsure = isChange && status >= 500;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  const content: unknown = await response.json().catch(() => undefined);
  const reply = z.safeParse(problem, content);
  if (!reply.success) {
    // Some errors of the specification are a plain string instead of a problem document.
    const detail = typeof content === 'string' && content.trim() !== '' ? content : undefined;
    return new ApiError(codeOfStatus(status), { status, detail, retryAfter, isUnsure });
  }
  const { code, detail, params, errors: issues, request_id } = reply.data;
  return new ApiError(isErrorCode(code) ? code : 'unknown', {
    status,
    detail,
    params,
    issues,
    requestId: request_id,
    retryAfter,
    isUnsure,
  });
}
/** The header's seconds; undefined for a date, which the header may hold too. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
/** The code for a reply of the gateway or the firewall in front of the API, which know no codes of ours. */
const codeOfStatus = (status: number): ErrorCode | 'unknown' =>
  status === 429 ? 'too_many_requests' : status >= 500 ? 'unexpected' : 'unknown';
/** False for the codes of a newer server that this build does not know. */
export const isErrorCode = (code: string): code is ErrorCode => code in errors;

/** Calls `endpoint` and returns the raw reply of a success. */
export async function send(endpoint: Endpoint, input: Sent, options: CallOptions = {}): Promise<Response> {
  const url = `${config().api}${pathOf(endpoint, input.path)}${queryText(input.query)}`;
  const headers: Record<string, string> = {
    accept: `${options.accept ?? 'application/json'}, application/problem+json`,
    'x-stund': '1',
  };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  const subject = options.subject ?? (endpoint.session ? undefined : shownSubject);
  if (subject !== undefined) headers['x-stund-subject'] = subject;
  if (endpoint.once) headers['idempotency-key'] = options.key ?? crypto.randomUUID();
  // A lost reply to a new export leaves no doubt worth a warning: the export is started again.
  const isChange = endpoint.stales?.some((tag) => tag !== 'exports') ?? false;
  const timeout = AbortSignal.timeout(callSeconds * 1000);
  const response = await fetch(url, {
    method: endpoint.method,
    headers,
    credentials: 'include',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  }).catch(async (error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw reported(endpoint, await faultOf(error, isChange));
  });
  if (!response.ok) throw reported(endpoint, await errorOf(response, isChange));
  serverAnswered();
  return response;
}

/** The codes whose texts say 'we have been notified' or 'it has been recorded': these must be reported. */
const recorded: readonly ApiError['code'][] = ['unexpected', 'unknown', 'unreachable', 'timeout'];

function reported(endpoint: Endpoint, error: ApiError): ApiError {
  const { code, status } = error;
  if (recorded.includes(code)) reportFault({ kind: 'call', what: code, status, route: routeKey(endpoint) });
  return error;
}

/** Calls `endpoint` and returns its reply, typed by the contract. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Sent,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const response = await send(endpoint, input, options);
  return parseReply(endpoint, response.status === 204 ? undefined : await response.json());
}

function parseReply<E extends Endpoint>(endpoint: E, content: unknown): Reply<E>;
function parseReply(endpoint: Endpoint, content: unknown): unknown {
  if (!endpoint.reply) return undefined;
  const read = endpoint.reply.safeParse(content);
  if (read.success) return read.data;
  // Only the first part of each path: deeper parts may be names of people or projects.
  const what = read.error.issues.map(({ code, path }) => `${code} at ${String(path[0])}`).join(', ');
  reportFault({ kind: 'call', what, route: routeKey(endpoint) });
  throw read.error;
}
