// One call of an AWS service's JSON protocol, signed here: the SDK's own client would weigh 80 kB for it (B1).

import { givenEndpoint, region, signerOf } from './signer.ts';

/** Described by whoever calls it, so that a bundle names no service that its function does not speak to. */
export type JsonService = {
  readonly name: Parameters<typeof givenEndpoint>[0];
  readonly signedAs: Parameters<typeof signerOf>[0];
  readonly contentType: string;
};

/** Where the service is called: its own address, or the one of the local cloud. */
export const addressOf = ({ name, signedAs }: JsonService): URL =>
  new URL(givenEndpoint(name) ?? `https://${signedAs}.${region()}.amazonaws.com`);

/** What the service answers to an action such as `AmazonSSM.GetParameter`, whether it grants it or not. */
export async function signedCall(service: JsonService, action: string, content: unknown): Promise<Response> {
  const url = addressOf(service);
  const body = JSON.stringify(content);
  const { headers } = await signerOf(service.signedAs).sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: { host: url.host, 'content-type': service.contentType, 'x-amz-target': action },
    body,
  });
  const { host: _, ...sent } = headers;
  return fetch(url, { method: 'POST', headers: sent, body });
}
