// Lambda's Invoke: an operator calls a function by its name, as queues and routes call it.

import { randomUUID } from 'node:crypto';
import { FunctionTimeout, type Functions, payloadBytesMax } from '#infra/local/site/functions.ts';
import { headerOf, type Incoming, jsonError, type Outgoing } from './gateway-http.ts';

const address = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;
export const isInvocation = ({ method, path }: Incoming): boolean => method === 'POST' && address.test(path);

type Kind = 'RequestResponse' | 'Event' | 'DryRun';
const kinds: readonly Kind[] = ['RequestResponse', 'Event', 'DryRun'];

/** A name, with its version or not, or an ARN. */
function nameIn(path: string): string {
  const text = decodeURIComponent(address.exec(path)?.[1] ?? '');
  return (text.startsWith('arn:') ? text.split(':')[6] : text.split(':')[0]) ?? '';
}

const refused = (status: number, type: string, message: string): Outgoing => {
  const reply = jsonError(status, type, message);
  return { ...reply, headers: { ...reply.headers, 'x-amzn-errortype': type } };
};

export async function replyToInvocation(
  request: Incoming,
  functions: Pick<Functions, 'invoke' | 'names'>,
): Promise<Outgoing> {
  const name = nameIn(request.path);
  if (!functions.names.has(name))
    return refused(404, 'ResourceNotFoundException', `Function not found: ${name}`);
  const asked = headerOf(request.headers, 'x-amz-invocation-type') || 'RequestResponse';
  const kind = kinds.find((one) => one === asked);
  if (!kind) return refused(400, 'InvalidParameterValueException', `There is no invocation type ${asked}.`);
  if (request.body.length > payloadBytesMax)
    return refused(413, 'RequestTooLargeException', `The payload is larger than ${payloadBytesMax} bytes.`);
  let event: unknown;
  try {
    event = request.body.length === 0 ? {} : JSON.parse(request.body.toString());
  } catch {
    return refused(400, 'InvalidRequestContentException', 'The payload is no JSON.');
  }
  const headers = { 'x-amz-executed-version': '$LATEST', 'x-amzn-requestid': randomUUID() };
  if (kind === 'DryRun') return { status: 204, headers, body: '' };
  const work = called(functions, name, event);
  if (kind === 'Event') return { status: 202, headers, body: '' };
  const { isFailed, body } = await work;
  const failure = isFailed ? { 'x-amz-function-error': 'Unhandled' } : {};
  return { status: 200, headers: { ...headers, ...failure, 'content-type': 'application/json' }, body };
}

/** What a function throws is its answer too. */
async function called(functions: Pick<Functions, 'invoke'>, name: string, event: unknown) {
  try {
    const answer = await functions.invoke(name, event);
    return { isFailed: false, body: answer === undefined ? 'null' : JSON.stringify(answer) };
  } catch (error) {
    console.error(`embedded AWS: ${name} failed`, error);
    const errorMessage = error instanceof Error ? error.message : String(error);
    const errorType = error instanceof FunctionTimeout ? 'Sandbox.Timedout' : 'Error';
    return { isFailed: true, body: JSON.stringify({ errorMessage, errorType }) };
  }
}
