// One call of an AWS service's JSON protocol, signed here: the SDK's own client would weigh 80 kB for it (B1).

import { givenEndpoint, region, signerOf } from './signer.ts';

const services = {
  SQS: { signedAs: 'sqs', contentType: 'application/x-amz-json-1.0', protocol: 'AmazonSQS' },
  SSM: { signedAs: 'ssm', contentType: 'application/x-amz-json-1.1', protocol: 'AmazonSSM' },
} as const;
type Service = keyof typeof services;

/** Where the service is called: its own address, or the one of the local cloud. */
export const addressOf = (service: Service): URL =>
  new URL(givenEndpoint(service) ?? `https://${service.toLowerCase()}.${region()}.amazonaws.com`);

/** What the service answers to `action`, whether it grants it or not. */
export async function signedCall(service: Service, action: string, content: unknown): Promise<Response> {
  const { signedAs, contentType, protocol } = services[service];
  const url = addressOf(service);
  const body = JSON.stringify(content);
  const { headers } = await signerOf(signedAs).sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: { host: url.host, 'content-type': contentType, 'x-amz-target': `${protocol}.${action}` },
    body,
  });
  const { host: _, ...sent } = headers;
  return fetch(url, { method: 'POST', headers: sent, body });
}
