// Notices: every mail and SMS in every language, with our own words and an audit row for each SMS.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailRequested, smsRequested } from '#events/notices.ts';
import type { MailContent } from '#functions/aws/mail.ts';
import { deliverMail, deliverSms, smsText } from '#functions/domain/notices/deliver.ts';
import { mailContentOf } from '#functions/domain/notices/mail-content.ts';
import { addresses } from '#functions/domain/notices/notices.ts';
import { newSecret } from '#functions/table/rows/session-row.ts';
import { ranges } from '#functions/table/keys.ts';
import { languages } from '#shared/limits.ts';
import { messageExamples } from '#test/kit/message-examples.ts';
import { openPeople, type People } from '#test/kit/world/people.ts';

const mailOrder = mailRequested.body.parse(messageExamples['mail.requested']);
const smsOrder = smsRequested.body.parse(messageExamples['sms.requested']);
const templates = mailRequested.body.shape.template.options;
const everyLetter = templates.flatMap((template) =>
  languages.map((language) => ({ ...mailOrder, template, language, day: '2026-12-02' })),
);

describe('a mail', () => {
  it.each(everyLetter)(
    '$template in $language has all its words, as HTML and as plain text',
    async (order) => {
      const { to, subject, html, text } = await mailContentOf(order);
      expect(to).toBe(order.to);
      for (const part of [subject, html, text]) {
        expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object/);
        expect(part.length).toBeGreaterThan(10);
      }
      expect(html).toContain(`lang="${order.language}"`);
      expect(html).toContain(`href="${order.link}"`);
      expect(text).toContain(order.link);
      expect(html).toContain(order.companyName);
      expect(text).toContain(order.companyName);
      expect(html).not.toContain('<script');
    },
  );

  it('says the same thing in other words in each language', async () => {
    for (const template of templates) {
      const letters = await Promise.all(
        languages.map((language) => mailContentOf({ ...mailOrder, template, language, day: '2026-12-02' })),
      );
      expect(new Set(letters.map(({ subject }) => subject)).size).toBe(languages.length);
      expect(new Set(letters.map(({ text }) => text)).size).toBe(languages.length);
    }
  });

  it.each([
    ['en', 'Anna asks for a correction: 18.11.2026 08:00–17:10', '“I left at 17:10, see evil example now”'],
    ['is', 'Anna biður um leiðréttingu: 18.11.2026 08:00–17:10', '„I left at 17:10, see evil example now“'],
    ['pt', 'Anna pede uma correção: 18.11.2026 08:00–17:10', '«I left at 17:10, see evil example now»'],
    ['pl', 'Anna prosi o poprawkę: 18.11.2026 08:00–17:10', '„I left at 17:10, see evil example now”'],
  ] as const)(
    'about a request names who asks, the hours and the word, which makes no link, in %s',
    async (language, subject, said) => {
      const word = 'I left at 17:10, see evil.example/now';
      const asked = { employee: 'Anna', hours: '18.11.2026 08:00–17:10', word };
      const order = { ...mailOrder, template: 'correction_asked', language, asked } as const;
      const letter = await mailContentOf(order);
      expect(letter.subject).toBe(subject);
      for (const part of [letter.html, letter.text]) {
        expect(part).toContain(said);
        expect(part).toContain(asked.hours);
      }
      const silent = await mailContentOf({ ...order, asked: { ...asked, word: '' } });
      expect(silent.text).not.toMatch(/[“„«]/);
    },
  );

  it('has its looks for light, for dark and for a narrow window, and names the product first', async () => {
    const { html } = await mailContentOf(mailOrder);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\)[^@]+\.card \{ background-color: #1f2725/);
    expect(html).toMatch(/@media \(max-width: 480px\)/);
    expect(html.indexOf('>Stund</p>')).toBeLessThan(html.indexOf('<h1'));
    expect(html.indexOf('>Stund</p>')).toBeGreaterThan(0);
  });

  it('of welcome shows the account name and how long the link works [trial.welcome-mail-account-name trial.welcome-mail-link-72-hours]', async () => {
    const { subject, text } = await mailContentOf(mailOrder);
    expect(subject).toBe('Welcome to Stund: set up Example Ltd');
    expect(text).toContain('The account name is:\nExample Ltd');
    expect(text).toContain('The link works for 72 hours.');
  });

  it('writes dates as its language does', async () => {
    const dates = await Promise.all(
      languages.map(async (language) => {
        const order = { ...mailOrder, template: 'trial_over' as const, language, day: '2026-12-02' };
        return (await mailContentOf(order)).text.split('\n')[2];
      }),
    );
    expect(dates).toEqual([
      expect.stringContaining('2 December 2026'),
      expect.stringContaining('2. desember 2026'),
      expect.stringContaining('2 de dezembro de 2026'),
      expect.stringContaining('2 grudnia 2026'),
    ]);
  });

  it('has nothing of a stranger’s in its subject but forty letters, and makes no link of a name anywhere', async () => {
    const companyName = `Win 1000 at https://evil.example/now or a@evil.example ${'x'.repeat(200)}`;
    for (const order of everyLetter) {
      const { subject, html, text } = await mailContentOf({ ...order, companyName });
      expect(subject.length).toBeLessThan(120);
      for (const part of [subject, html, text]) {
        expect(part).not.toMatch(/evil\.example|x{60}/);
        expect(part).not.toContain('a@evil');
      }
      for (const [address] of text.matchAll(/https?:\S+/g)) expect(address).toBe(order.link);
    }
  });

  it('shows names as names: no markup, no place to fill', async () => {
    const { html, text } = await mailContentOf({
      ...mailOrder,
      companyName: '<img src=x onerror=alert(1)> {{link}}',
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(text).toContain('{{link}}');
  });
});

/** GSM 03.38: an SMS of these has 160 of them; with any other letter (ð, ã) it is UCS-2 and has 70, or 67 in each part. */
const gsm7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const site = { webOrigin: 'https://stund.example' };
const everySms = languages.flatMap((language) => [
  { ...smsOrder, language, template: 'employee_login' as const, link: addresses.login(site, newSecret()) },
  {
    ...smsOrder,
    language,
    template: 'clock_out_reminder' as const,
    link: addresses.employee(site),
    time: '2026-11-18 08:00',
  },
  {
    ...smsOrder,
    language,
    template: 'missing_day' as const,
    link: addresses.employee(site),
    time: '2026-11-18',
  },
]);

describe('an SMS', () => {
  it('names employee and company and carries the link, in each language', () => {
    for (const language of languages) {
      const message = smsText({ ...smsOrder, language });
      expect(message).toContain('Anna');
      expect(message).toContain('Example ehf.');
      expect(message).toContain(smsOrder.link);
      expect(message).not.toMatch(/\{\{|\}\}/);
    }
  });

  it.each(everySms)('$template in $language ends no sentence with two full stops', (order) => {
    expect(smsText({ ...order, companyName: 'Example ehf.' })).not.toContain('..');
  });

  it.each(everySms)('$template in $language fits one SMS of 160 GSM-7 characters', (order) => {
    const message = smsText(order);
    expect(Array.from(message).filter((letter) => !gsm7.includes(letter))).toEqual([]);
    expect(message.length).toBeLessThanOrEqual(160);
  });

  it.each(everySms)(
    '$template in $language fits two SMS of 67 letters where a name is not GSM-7',
    (order) => {
      const message = smsText({ ...order, employeeName: 'Þórður', companyName: 'Ágætt ehf.' });
      expect(message.length).toBeLessThanOrEqual(134);
    },
  );

  it('keeps a long plain name plain: the sign of a cut would make every letter cost twice', () => {
    const message = smsText({ ...smsOrder, companyName: 'Roofing and Guttering of the North '.repeat(3) });
    expect(message).toContain('Roofing and Guttering of the North Roofi');
    expect(message).not.toContain('…');
  });

  it('carries no address but ours, however a company is called', () => {
    const names = ['https://evil.example/login', 'evil.example', 'a@evil.example', `${'x'.repeat(300)}.is`];
    for (const companyName of names) {
      const message = smsText({ ...smsOrder, companyName });
      expect(message.match(/https?:\/\/\S+/g)).toEqual([smsOrder.link]);
      expect(message.replace(smsOrder.link, '')).not.toMatch(/evil\.|@|x{41}/);
    }
  });
});

describe('delivery', () => {
  let world: People;
  beforeEach(async () => {
    world = await openPeople();
  });
  afterEach(() => world.close());

  it('sends one letter, or one text with its audit row', async () => {
    const letters: MailContent[] = [];
    const messages: string[][] = [];
    const ctx = {
      table: world.table,
      now: world.clock.now,
      mail: { send: async (letter: MailContent) => void letters.push(letter) },
      sms: { send: async (...message: string[]) => void messages.push(message) },
    };
    await deliverMail(ctx, mailOrder);
    await deliverSms(ctx, smsOrder);
    expect(letters.map(({ to }) => to)).toEqual(['anna@example.com']);
    expect(messages).toEqual([['+3545550100', smsText(smsOrder)]]);
    expect(await world.table.queryAll(ranges.audit(smsOrder.companyId))).toMatchObject([
      { k: 'sms_employee_login', d: '+3545550100', r: smsOrder.noticeId, at: world.clock.now },
    ]);
  });

  it('that fails leaves the audit row of the try, and no secret in it', async () => {
    const sms = { send: () => Promise.reject(new Error('no network')) };
    const ctx = { table: world.table, now: world.clock.now, sms };
    await expect(deliverSms(ctx, smsOrder)).rejects.toThrow('no network');
    const rows = await world.table.queryAll(ranges.audit(smsOrder.companyId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('token');
  });
});
