/** Requests and replies of the embedded AWS as plain values, and the errors of its protocols. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

const bodyBytesMax = 512 * 1024 * 1024;

export type Incoming = {
  method: string;
  /** Path and query exactly as sent: signatures cover these bytes. */
  target: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

export type Outgoing = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** The work was done, but the connection is dropped without a reply. */
  isLost?: boolean;
};

/** One header as text; repeated ones are joined as HTTP allows. */
export const headerOf = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
};

/** Reads the whole request; undefined when it is larger than any service here accepts. */
export async function readRequest(request: IncomingMessage): Promise<Incoming | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > bodyBytesMax) return undefined;
    chunks.push(part);
  }
  const target = request.url ?? '/';
  const [path, query] = splitOnce(target, '?');
  return {
    method: request.method ?? 'GET',
    target,
    path,
    query: new URLSearchParams(query),
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}

export function sendReply(response: ServerResponse, { status, headers, body, isLost }: Outgoing): void {
  if (isLost || response.destroyed) {
    response.destroy();
    return;
  }
  // a 304 or a HEAD states the length of a body it does not send
  const length = headers['content-length'] ?? String(Buffer.byteLength(body));
  response.writeHead(status, { ...headers, 'content-length': length });
  response.end(body);
}

/** The text before and after the first separator. */
export function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

export const jsonReply = (status: number, body: unknown, type = 'application/json'): Outgoing => ({
  status,
  headers: { 'content-type': type, 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(body),
});

/** An error of the JSON protocols. */
export const jsonError = (status: number, type: string, message: string): Outgoing => ({
  ...jsonReply(status, { __type: type, message }, 'application/x-amz-json-1.1'),
});

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const xmlReply = (status: number, xml: string): Outgoing => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`,
});

/** An error of S3. */
export const s3Error = (status: number, code: string, message: string): Outgoing =>
  xmlReply(
    status,
    `<Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message>` +
      `<RequestId>${randomUUID()}</RequestId></Error>`,
  );

/** An error of the query protocols, as SNS spells it. */
export const queryError = (status: number, code: string, message: string): Outgoing =>
  xmlReply(
    status,
    `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type>` +
      `<Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error>` +
      `<RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );

export const queryReply = (action: string, fields: Record<string, string>): Outgoing => {
  const result = Object.entries(fields).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return xmlReply(
    200,
    `<${action}Response xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><${action}Result>${result.join('')}` +
      `</${action}Result><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>` +
      `</${action}Response>`,
  );
};
