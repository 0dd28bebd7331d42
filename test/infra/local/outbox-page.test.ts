// The outbox page: sent messages, the controls, and that no other page can use them.

import { request } from 'node:http';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, stopListening } from '#infra/local/listen.ts';
import { outboxServer } from '#infra/local/outbox/outbox-page.ts';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { startTinyCloud, type TinyCloud, until } from './tiny-cloud.ts';

let tiny: TinyCloud;
let server: ReturnType<typeof outboxServer>;
let page = '';

beforeAll(async () => {
  tiny = await startTinyCloud();
  const port = tiny.ports.outbox;
  page = `http://127.0.0.1:${port}`;
  server = outboxServer(tiny.cloud, {
    port,
    dataFolder: '/data/here',
    places: [{ name: 'the web', url: 'http://w' }],
  });
  await listen(server, port);
  await new SNSClient({}).send(
    new PublishCommand({
      PhoneNumber: '+3546912345',
      Message: 'Hæ <b>! http://127.0.0.1:1/login_link?token=ab.c',
    }),
  );
  await new SESv2Client({}).send(
    new SendEmailCommand({
      FromEmailAddress: 'Stund <no-reply@stund.example>',
      Destination: { ToAddresses: ['anna@stund.example'] },
      Content: {
        Simple: {
          Subject: { Data: 'Welcome & hello' },
          Body: { Html: { Data: '<p>Set your <a href="http://127.0.0.1:1/x">password</a></p>' } },
        },
      },
    }),
  );
}, 30_000);
afterAll(async () => {
  await stopListening(server);
  await tiny.stop();
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(page + path, { method: 'POST', body, headers, redirect: 'manual' });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the outbox page', () => {
  it('shows mails and SMS with their links, their text escaped', async () => {
    const html = await (await fetch(page)).text();
    expect(html).toContain('Hæ &lt;b&gt;!');
    expect(html).toContain('<a href="http://127.0.0.1:1/login_link?token=ab.c"');
    expect(html).toContain('Welcome &amp; hello');
    expect(html).toContain('/data/here');
    const [mail] = tiny.cloud.gateway.mails();
    expect(html).toContain(`<iframe src="/mails/${mail?.id}"`);
    expect(await (await fetch(`${page}/mails/${mail?.id}`)).text()).toContain('>password</a>');
  });

  it('moves the clock forward and back by its buttons', async () => {
    const reply = await post('/clock', 'seconds=3600', form);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
    expect(tiny.cloud.clock.offsetSeconds()).toBe(3600);
    expect(process.env['CLOCK_OFFSET_SECONDS']).toBe('3600');
    await post('/clock', 'reset=yes', form);
    expect(tiny.cloud.clock.offsetSeconds()).toBe(0);
    expect((await post('/clock', 'seconds=soon', form)).status).toBe(400);
  });

  it('moves the clock from its own buttons in a real browser, and from no page of another site', async () => {
    const browser = await openBrowser();
    try {
      const own = await browser.newPage();
      await own.goto(page);
      await own.getByRole('button', { name: 'A day on' }).click();
      await expect.poll(() => tiny.cloud.clock.offsetSeconds()).toBe(86_400);
      await own.getByRole('button', { name: 'A day on' }).waitFor();
      const other = await browser.newPage();
      await other.goto('about:blank');
      await other.setContent(
        `<form method="post" action="${page}/clock"><button name="seconds" value="60">On</button></form>`,
      );
      await other.getByRole('button').click();
      await other.getByText('Other pages may not do this.').waitFor();
      expect(tiny.cloud.clock.offsetSeconds()).toBe(86_400);
    } finally {
      await browser.close();
      await post('/clock', 'reset=yes', form);
    }
  });

  it('shows the depth of each queue and sends dead letters back', async () => {
    const { gateway } = tiny.cloud;
    gateway.sendMessage('tiny-jobs-dead', JSON.stringify({ kind: 'good', mark: 'revived' }));
    expect(await (await fetch(page)).text()).toContain('Try again');
    const moved = await post('/redrive', JSON.stringify({ queue: 'tiny-jobs' }), {
      'content-type': 'application/json',
    });
    expect(await moved.json()).toEqual({ moved: 1 });
    await until(async () => (await tiny.worked()).some((body) => body.includes('revived')));
    expect((await tiny.worked()).some((body) => body.includes('revived'))).toBe(true);
  });

  it('listens neither to other pages nor under another name', async () => {
    const evil = await post('/clock', 'seconds=60', { ...form, origin: 'https://evil.example' });
    expect([evil.status, tiny.cloud.clock.offsetSeconds()]).toEqual([403, 0]);
    const renamed = await new Promise<number>((done, failed) => {
      const headers = { host: 'evil.example' };
      const sent = request(page, { headers }, (reply) => done(reply.resume().statusCode ?? 0));
      sent.on('error', failed).end();
    });
    expect(renamed).toBe(421);
  });

  it('is empty once it is emptied', async () => {
    await post('/clear', 'all=yes', form);
    const html = await (await fetch(page)).text();
    expect(html.match(/None yet/g)).toHaveLength(2);
  });
});
