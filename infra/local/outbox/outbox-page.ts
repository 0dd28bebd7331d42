// The outbox's server: the page, the captured mails, and the controls for people and tests.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as z from 'zod';
import type { Clock } from '#infra/local/clock.ts';
import { bodyOf } from '#infra/local/listen.ts';
import type { Mail, Sms } from './outbox.ts';
import { outboxHtml, type OutboxState, versionOf } from './outbox-html.ts';
import type { QueueDepth } from '#infra/local/aws/queues.ts';

const bodyBytesMax = 4096;
const html = 'text/html; charset=utf-8';
const clockChange = z.union([
  z.object({ reset: z.string() }),
  z.object({ seconds: z.coerce.number().int().min(-31_536_000).max(31_536_000) }),
]);
const redriven = z.object({ queue: z.string() });

type Answer = { readonly status: number; readonly type: string; readonly body: string };
const json = (content: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(content),
});
const refused = (status: number, why: string): Answer => ({ status, type: 'text/plain', body: why });

type Now<T> = T | Promise<T>;
/** What the page shows and controls, for the embedded cloud or an emulator. */
export type Shown = {
  readonly gateway: {
    mails: () => Now<readonly Mail[]>;
    sms: () => Now<readonly Sms[]>;
    clearOutbox: () => Now<void>;
    permissions: () => unknown;
  };
  readonly clock: Pick<Clock, 'now' | 'offsetSeconds' | 'advance' | 'reset'>;
  readonly queues: {
    depths: () => Now<readonly QueueDepth[]>;
    redrive: (queueName: string) => Promise<number>;
  };
};

type About = { readonly port: number; readonly dataFolder: string; readonly places: OutboxState['places'] };

/** What is there to read: the page, its state, a mail. */
function readsOf({ gateway, clock, queues }: Shown, { dataFolder, places }: About) {
  async function state(): Promise<OutboxState> {
    const [mails, sms, depths] = await Promise.all([gateway.mails(), gateway.sms(), queues.depths()]);
    const [now, offsetSeconds] = [clock.now(), clock.offsetSeconds()];
    return { now, offsetSeconds, mails, sms, queues: depths, dataFolder, places };
  }
  return async (path: string): Promise<Answer> => {
    if (path === '/') return { status: 200, type: html, body: outboxHtml(await state()) };
    if (path === '/version') return { status: 200, type: 'text/plain', body: versionOf(await state()) };
    if (path === '/state.json') return json(await state());
    if (path === '/permissions.json') return json(gateway.permissions());
    const id = /^\/mails\/([\w-]+)$/.exec(path)?.[1];
    const mail = (await gateway.mails()).find((one) => one.id === id);
    return mail?.html === undefined
      ? refused(404, 'There is nothing here.')
      : { status: 200, type: html, body: `<base target="_blank">${mail.html}` };
  };
}

/** The controls: the clock, dead letters, an empty outbox. */
const controlsOf =
  ({ gateway, clock, queues }: Shown) =>
  async (path: string, sent: unknown): Promise<Answer> => {
    switch (path) {
      case '/clock': {
        const wanted = clockChange.safeParse(sent).data;
        if (!wanted) return refused(400, 'Send seconds, or reset.');
        await ('reset' in wanted ? clock.reset() : clock.advance(wanted.seconds));
        return json({ now: clock.now(), offsetSeconds: clock.offsetSeconds() });
      }
      case '/redrive': {
        const wanted = redriven.safeParse(sent).data;
        return wanted ? json({ moved: await queues.redrive(wanted.queue) }) : refused(400, 'Name a queue.');
      }
      case '/clear':
        await gateway.clearOutbox();
        return json({});
      default:
        return refused(404, 'There is nothing here.');
    }
  };

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // With 'no-referrer' a browser sends the page's own forms with 'Origin: null', which is refused as another page's.
    'referrer-policy': 'same-origin',
    ...(status === 303 && { location: body }),
  });
  response.end(body);
}

export function outboxServer(shown: Shown, about: About): Server {
  const show = readsOf(shown, about);
  const change = controlsOf(shown);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const own = [`127.0.0.1:${about.port}`, `localhost:${about.port}`];
    // Pages of other sites, or of a host name that points at this machine, must not use the controls.
    if (!own.includes(request.headers.host ?? ''))
      return refused(421, 'This page answers on 127.0.0.1 only.');
    const origin = request.headers.origin;
    if (origin !== undefined && !own.includes(origin.replace('http://', '')))
      return refused(403, 'Other pages may not do this.');
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    if (request.method === 'GET') return show(pathname);
    if (request.method !== 'POST') return refused(405, 'GET and POST only.');
    const body = await bodyOf(request, bodyBytesMax);
    if (!body) return refused(413, 'Too much.');
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm) return change(pathname, JSON.parse(body.toString() || '{}'));
    const done = await change(pathname, Object.fromEntries(new URLSearchParams(body.toString())));
    return done.status === 200 ? { status: 303, type: 'text/plain', body: '/' } : done;
  }

  return createServer((request, response) => {
    answer(request).then(
      (done) => send(response, done),
      (error: unknown) => {
        console.error('the outbox could not answer:', error);
        send(response, refused(error instanceof SyntaxError ? 400 : 500, 'That did not work.'));
      },
    );
  });
}
