// Proves that the public pages list what is kept: every name in a browser, every field of a payment, every partner.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fates } from '#functions/domain/deletions/fates.ts';
import type { Subscription } from '#functions/table/rows/subscription-row.ts';
import { partners } from '#shared/partners.ts';
import { cookies } from '#shared/text/en/pages/cookies.ts';
import { privacy } from '#shared/text/en/pages/privacy.ts';
import { terms } from '#shared/text/en/pages/terms.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import { keptInBrowser } from '#web/features/pages/kept-names.ts';
import { codeFiles, read } from './source.ts';

/** Written in these files with their ids or as the beginning of a name. */
const listed = keptInBrowser.flatMap(({ names }) => names);
const ownFile = 'web/features/pages/kept-names.ts';
/** A queue's name in the lock that only one tab holds: nothing is kept under it. */
const locks = ['stund-outbox', 'stund-crew-outbox'];

const namesIn = (source: string): string[] =>
  [...source.matchAll(/['`](stund-[a-z-]*)( ?\$\{|['`])?/g)].map(([, name = '', end]) =>
    end === "'" || end === '`' ? name : `${name} …`,
  );

describe('what the browser keeps', () => {
  it('is listed by name on the cookie page, all of it and nothing else', () => {
    const found = codeFiles()
      .filter((path) => path.startsWith('web/') && path !== ownFile)
      .flatMap((path) => namesIn(read(path)))
      // The page has a list of its own for cookies.
      .filter((name) => !locks.includes(name) && name !== signedInCookie);
    // An export's name goes on with its page; the start of a cache's name is all the code writes.
    const written = new Set(
      found.map((name) => name.replace(/^stund-export$/, 'stund-export …').replace(/^stund-$/, 'stund-…')),
    );
    expect([...written].toSorted()).toEqual(listed.filter((name) => name.startsWith('stund-')).toSorted());
    expect(namesIn("const a = 'stund-one'; const b = `stund-two ${id}`;")).toEqual([
      'stund-one',
      'stund-two …',
    ]);
  });

  it('goes by the one name of the theme', () => {
    const names = codeFiles()
      .filter((path) => path.startsWith('web/'))
      .flatMap((path) => [...read(path).matchAll(/'(mantine-color-scheme-value)'/g)].map(([, name]) => name));
    expect([...new Set(names)]).toEqual(['mantine-color-scheme-value']);
    expect(listed).toContain('mantine-color-scheme-value');
  });
});

/** The privacy page's words for each field of the subscription's row; the compiler asks for every new one. */
const wordsFor: Readonly<Record<keyof Subscription, string>> = {
  companyId: 'Payment',
  plan: 'Your plan',
  price: 'its price',
  by: 'how you pay',
  state: 'the state of your order',
  heldUntil: 'the state of your order',
  dueDay: 'the state of your order',
  askedDay: 'the state of your order',
  orphanedClaims: 'the state of your order',
  ended: 'the state of your order',
  changedAt: 'the state of your order',
  version: 'the state of your order',
  reference: 'the numbers that {{card}} or {{bank}} gives it',
  customerId: 'the numbers that {{card}} or {{bank}} gives it',
  invoiceId: 'the numbers that {{card}} or {{bank}} gives it',
  transactionId: 'the numbers that {{card}} or {{bank}} gives it',
  transactionReference: 'the numbers that {{card}} or {{bank}} gives it',
  subscriptionId: 'the numbers that {{card}} or {{bank}} gives it',
  ssn: 'the kennitala of the company',
  email: 'the email for invoices',
  reason: 'why you cancelled',
};

describe('the stored data of a payment', () => {
  it.each(Object.entries(wordsFor))('the field %s is on the privacy page as "%s"', (_, words) => {
    expect(`${privacy.kept.payment} ${privacy.kept.paymentText}`).toContain(words);
  });

  it('is said to be kept until the account is deleted, as the eraser does', () => {
    expect(fates.subscription).toBe('erased');
    expect(fates.cardUpdate).toBe('erased');
    expect(privacy.kept.paymentText).toContain('Kept until the account is deleted');
    expect(privacy.leave.gone).toContain('everything in it, the payment data included');
  });
});

describe('the partners', () => {
  it('that the code has an adapter for are those that the pages name', () => {
    const shared = ['call.ts', 'open-partners.ts'];
    const adapters = readdirSync('functions/partners').filter(
      (name) => name.endsWith('.ts') && !shared.includes(name),
    );
    const { cloud, ...paid } = partners;
    expect(cloud).toBe('Amazon Web Services');
    expect(adapters.toSorted()).toEqual(
      Object.values(paid)
        .map((name) => `${name.toLowerCase()}.ts`)
        .toSorted(),
    );
  });

  it.each(Object.keys(partners))('privacy and terms name the partner %s', (partner) => {
    for (const text of [Object.values(privacy.where).join(' '), terms.data.helpers])
      expect(text).toContain(`{{${partner}}}`);
  });

  it('with a window in the browser is named on the cookie page', () => {
    for (const text of [cookies.lead, cookies.payment.text]) expect(text).toContain('{{card}}');
  });
});
