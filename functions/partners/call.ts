// One call of a partner: short, without redirects, its reply believed only as far as its schema goes.

import * as z from 'zod/mini';
import { partnerSeconds } from '#shared/limits.ts';

/** `unsure`: no reply that can be read came in time, so the partner may or may not have done it. */
export type Called<T> =
  | { readonly is: 'answered'; readonly content: T }
  /** `code` is the partner's own name of the reason, where it gives one. */
  | { readonly is: 'refused'; readonly status: number; readonly code?: string | undefined }
  | { readonly is: 'unsure'; readonly why: string };

const replyBytesMax = 1024 * 1024;

export type Asked<S extends z.ZodMiniType> = {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly content?: unknown;
  readonly reply: S;
};

/**
 * Never throws: a timeout, a status of 429 or 5xx and an unreadable reply are `unsure`, other refusals
 * `refused`.
 */
export async function callPartner<S extends z.ZodMiniType>(asked: Asked<S>): Promise<Called<z.output<S>>> {
  const { url, method, headers, content, reply } = asked;
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      redirect: 'error',
      signal: AbortSignal.timeout(partnerSeconds * 1000),
    });
    const { status } = response;
    const text = await textOf(response);
    // 429 is no refusal: the same question may be answered later.
    if (status >= 500 || status === 429 || status < 200) return { is: 'unsure', why: `status ${status}` };
    if (status >= 300) return { is: 'refused', status, code: codeOf(text) };
    const read = reply.safeParse(text === '' ? undefined : JSON.parse(text));
    return read.success ? { is: 'answered', content: read.data } : { is: 'unsure', why: 'another reply' };
  } catch (error) {
    return { is: 'unsure', why: error instanceof Error ? error.name : 'no error' };
  }
}

const refusal = z.object({ error: z.object({ code: z.string().check(z.maxLength(100)) }) });

function codeOf(text: string): string | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.error.code;
  } catch {
    return undefined;
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > replyBytesMax) throw new RangeError('the reply is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
