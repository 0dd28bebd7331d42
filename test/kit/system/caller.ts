// Calls the running API as a phone app does, or as a browser on our pages does.

export type Answered = { readonly status: number; readonly body: unknown; readonly headers: Headers };
export type Sending = {
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** Idempotency key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `call('POST', '/api/login', { body })`; errors come as problem+json unless another `accept` is sent. */
export const callerOf =
  (api: string) =>
  async (method: string, path: string, sending: Sending = {}): Promise<Answered> => {
    const reply = await fetch(api + path, {
      method,
      headers: {
        accept: 'application/problem+json, application/json',
        ...(sending.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sending.token ? { authorization: `Bearer ${sending.token}` } : {}),
        ...(sending.key ? { 'idempotency-key': sending.key } : {}),
        ...sending.headers,
      },
      ...(sending.body === undefined ? {} : { body: JSON.stringify(sending.body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text), headers: reply.headers };
  };
