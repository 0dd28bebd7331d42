// Serves the partners' stand-ins on one port: `/payday/…`; `PUT /payday/mood` tells it how to behave.

import { createServer, type Server } from 'node:http';
import * as z from 'zod';
import { moods, openPaydayStandIn } from '#infra/local/payday.ts';
import { host } from '#infra/local/ports.ts';

const prefix = '/payday';
const mood = z.object({ mood: z.enum(moods) });

async function read(request: AsyncIterable<Uint8Array>): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

export function partnersServer(): Server {
  const payday = openPaydayStandIn();
  return createServer((request, response) => {
    const { method, url = '/' } = request;
    const asked = new URL(url, `http://${host}`);
    const refuse = () => response.writeHead(400).end();
    if (!asked.pathname.startsWith(`${prefix}/`)) {
      response.writeHead(404).end();
    } else if (asked.pathname === `${prefix}/mood` && method === 'PUT') {
      read(request)
        .then((sent) => payday.behave(mood.parse(sent).mood))
        .then(() => response.writeHead(204).end(), refuse);
    } else if (asked.pathname === `${prefix}/seen`) {
      response.writeHead(200).end(JSON.stringify({ invoices: payday.invoices }));
    } else {
      asked.pathname = asked.pathname.slice(prefix.length);
      payday.answer(request, response, asked).catch(refuse);
    }
  });
}
