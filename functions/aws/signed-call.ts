// One signed call of an AWS service with a JSON protocol. The SDK's client would add 80 kB.

import { givenEndpoint, region, signerOf } from './signer.ts';

/** Given by the caller, so that a bundle names only the services its function uses. */
export type JsonService = {
  readonly name: Parameters<typeof givenEndpoint>[0];
  readonly signedAs: Parameters<typeof signerOf>[0];
  readonly contentType: string;
};

/** The service's own address, or that of the local cloud. */
export const addressOf = ({ name, signedAs }: JsonService): URL =>
  new URL(givenEndpoint(name) ?? `https://${signedAs}.${region()}.amazonaws.com`);

/** The service's response to an action such as `AmazonSSM.GetParameter`, errors included. */
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
