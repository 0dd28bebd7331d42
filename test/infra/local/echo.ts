// Owns a handler that answers what it was given, and does what its query asks: fail, sleep, be large, set cookies.

import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export async function handler(event: APIGatewayProxyEventV2): Promise<unknown> {
  const asked = event.queryStringParameters ?? {};
  if (asked['do'] === 'fail') throw new Error('asked to fail');
  if (asked['do'] === 'sleep') await sleep(Number(asked['milliseconds']));
  if (asked['do'] === 'plain') return { plain: true };
  if (asked['do'] === 'large') return { statusCode: 200, body: 'x'.repeat(7 * 1024 * 1024) };
  if (asked['do'] === 'bytes')
    return {
      statusCode: 201,
      headers: { 'Content-Type': 'image/png' },
      body: 'iVBORw==',
      isBase64Encoded: true,
    };
  if (asked['do'] === 'cookies')
    return {
      statusCode: 204,
      cookies: ['a=1; Path=/', 'b=2; Path=/'],
      headers: { 'Access-Control-Allow-Origin': '*' },
    };
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };
}
