// Which function a call to the embedded AWS comes from: all handlers share one process and one access key.

import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';

/** Only handlers' calls carry it; this machine's own tools may do everything. */
export const callerHeader = 'x-local-function';

const running = new AsyncLocalStorage<string>();
type Call = { readonly addHeader: (name: string, value: string) => void };

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'addHeader' in value &&
  typeof value.addHeader === 'function';
const isMessage = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const partOf = (message: unknown, name: string): unknown => (isMessage(message) ? message[name] : undefined);

let isSigning = false;

/** From here on every call of a handler, by the SDK or by fetch, names its function. */
export function signCalls(): void {
  if (isSigning) return;
  isSigning = true;
  subscribe('http.client.request.created', (message) => {
    const [name, request] = [running.getStore(), partOf(message, 'request')];
    if (name !== undefined && request instanceof ClientRequest) request.setHeader(callerHeader, name);
  });
  subscribe('undici:request:create', (message) => {
    const [name, request] = [running.getStore(), partOf(message, 'request')];
    if (name !== undefined && isCall(request)) request.addHeader(callerHeader, name);
  });
}

/** Runs `work` as the function of this name. */
export const asFunction = <T>(name: string, work: () => T): T => running.run(name, work);
