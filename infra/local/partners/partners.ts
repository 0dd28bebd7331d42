// Serves the partners' stand-ins on one port: `/payday/…` and `/paddle/…`; `PUT …/mood` sets how one behaves.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { deliveries, openPaddleStandIn, type PaddlePlace } from './paddle.ts';
import { bankMoods, moods, openPaydayStandIn } from './payday.ts';
import { host } from '#infra/local/ports.ts';

const mood = z.enum(moods);
const bankMood = z.strictObject({ mood: z.enum(bankMoods) });
const cardMood = z.strictObject({
  mood: mood.optional(),
  script: mood.optional(),
  delivery: z.enum(deliveries).optional(),
});

async function read(request: AsyncIterable<Uint8Array>): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

type StandIn = {
  readonly answer: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
  readonly behave: (sent: unknown) => void;
  readonly seen: () => unknown;
};

export function openPartners(place: PaddlePlace) {
  const payday = openPaydayStandIn();
  const paddle = openPaddleStandIn(place);
  const standIns: Readonly<Record<string, StandIn>> = {
    payday: {
      answer: payday.answer,
      behave: (sent) => payday.behave(bankMood.parse(sent).mood),
      seen: () => ({ invoices: payday.invoices }),
    },
    paddle: {
      answer: paddle.answer,
      behave: (sent) => {
        const { mood: api, ...others } = cardMood.parse(sent);
        Object.assign(paddle.moods, others, api && { api });
      },
      seen: () => ({
        transactions: [...paddle.transactions.values()],
        subscriptions: [...paddle.subscriptions.values()],
        waiting: paddle.waiting.length,
      }),
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', `http://${host}`);
    const [, name = '', ...rest] = asked.pathname.split('/');
    const standIn = Object.hasOwn(standIns, name) ? standIns[name] : undefined;
    const path = `/${rest.join('/')}`;
    if (!standIn) {
      response.writeHead(404).end();
    } else if (path === '/mood' && request.method === 'PUT') {
      standIn.behave(await read(request));
      response.writeHead(204).end();
    } else if (name === 'paddle' && path === '/deliver' && request.method === 'POST') {
      await paddle.deliver();
      response.writeHead(204).end();
    } else if (path === '/seen') {
      response.writeHead(200).end(JSON.stringify(standIn.seen()));
    } else {
      asked.pathname = path;
      await standIn.answer(request, response, asked);
    }
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  return { server, paddle, payday };
}
