// A mail from its template: HTML by React Email, and the same words as plain text. User text is limited to names and the word of a request.

import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h } from 'react';
import type * as z from 'zod/mini';
import type { mailRequested } from '#events/notices.ts';
import type { MailContent } from '#functions/aws/mail.ts';
import {
  backupDays,
  invitationSeconds,
  missingMail,
  productName,
  reportConsent,
  resetLinkSeconds,
  trialDays,
  welcomeLinkSeconds,
} from '#shared/limits.ts';
import { site } from '#shared/site.ts';
import { mail as en } from '#shared/text/en/server/mail.ts';
import { mail as is } from '#shared/text/is/server/mail.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { mail as pl } from '#shared/text/pl/server/mail.ts';
import { mail as pt } from '#shared/text/pt/server/mail.ts';
import { fill } from '#shared/text/texts.ts';
import { roundedHours } from '#shared/time/rounding.ts';
import { withoutLinks } from './without-links.ts';

type Order = z.output<typeof mailRequested.body>;

const texts = { en, is, pt, pl } as const;
const locales = { en: 'en-IE', is: 'is-IS', pt: 'pt-PT', pl: 'pl-PL' } as const;

const ink = '#141a18';
const paper = '#fbfbf8';
const accent = '#0b6a5b';
const fontFamily = 'Helvetica, Arial, sans-serif';
const styles = {
  body: { backgroundColor: paper, color: ink, fontFamily, margin: 0, padding: '24px 0' },
  card: { backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '520px', padding: '32px' },
  mark: { fontSize: '16px', fontWeight: 'bold', lineHeight: '24px', margin: '0 0 24px' },
  title: { fontSize: '24px', lineHeight: '30px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  account: { fontSize: '18px', fontWeight: 'bold', lineHeight: '26px', margin: '0 0 16px' },
  button: {
    backgroundColor: accent,
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 'bold',
    padding: '14px 24px',
    textDecoration: 'none',
  },
  small: { color: '#525c57', fontSize: '14px', lineHeight: '21px', margin: '0 0 8px' },
  link: { color: accent, wordBreak: 'break-all' },
} as const;

/** Dark colours for mail programs that support them; the light ones are in the elements. */
const looks = `
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #141a18 !important; }
  .card { background-color: #1f2725 !important; }
  .ink { color: #edf2ef !important; }
  .dim { color: #b4beb9 !important; }
  .link { color: #63c8b3 !important; }
  .button { background-color: #14705f !important; }
}
@media (max-width: 480px) {
  .card { padding: 24px 16px !important; }
}`;

function dateText(order: Order): string {
  if (order.day === undefined) return '';
  const day = new Date(`${order.day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locales[order.language], { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** 'October 2026', in the mail's language. */
function monthText({ month, language }: Order): string {
  if (month === undefined) return '';
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(`${month}-01T00:00:00Z`));
}

/** 'Anna, Jón and 4 more': many names would bury the button. */
function peopleText({ people = [], language }: Order): string {
  const names = people.slice(0, missingMail.namesMax).map((name) => withoutLinks(name));
  const more = people.length - names.length;
  const rest = more > 0 ? [fill(texts[language].more, { count: more })] : [];
  return new Intl.ListFormat(locales[language]).format([...names, ...rest]);
}

function wordsOf(order: Order) {
  const all = texts[order.language];
  const own = all[order.template];
  const params = {
    product: productName,
    company: withoutLinks(order.companyName),
    hours: welcomeLinkSeconds / 3600,
    minutes: resetLinkSeconds / 60,
    days: trialDays,
    inviteDays: invitationSeconds / 86_400,
    consentDays: reportConsent.linkDays,
    backupDays,
    date: dateText(order),
    month: monthText(order),
    people: peopleText(order),
    employee: withoutLinks(order.asked?.employee ?? order.companyName),
    span: order.asked?.hours ?? '',
    total: order.seconds === undefined ? '' : numberTextOf(order.language, roundedHours(order.seconds), 2),
  };
  return {
    subject: fill(own.subject, params),
    title: fill(own.title, params),
    lead: fill(own.lead, params),
    body: fill(own.body, params),
    said: order.asked?.word ? fill(all.said, { word: withoutLinks(order.asked.word, 'word') }) : undefined,
    button: fill(own.button, params),
    note: fill(own.note, params),
    linkInstead: all.linkInstead,
    questions: fill(all.questions, { email: site.supportEmail }),
    stop: order.template === 'missing_days' ? all.turnOff : all.stop,
  };
}

function page(order: Order, words: ReturnType<typeof wordsOf>) {
  const paragraph = (style: (typeof styles)[keyof typeof styles], ...content: Parameters<typeof h>[2][]) =>
    h(Text, { style, className: style === styles.small ? 'dim' : 'ink' }, ...content);
  return h(
    Html,
    { lang: order.language },
    h(
      Head,
      null,
      h('title', null, words.subject),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, looks),
    ),
    h(Preview, null, words.lead),
    h(
      Body,
      { style: styles.body, className: 'paper' },
      h(
        Container,
        { style: styles.card, className: 'card' },
        paragraph(styles.mark, productName),
        h(Heading, { as: 'h1', style: styles.title, className: 'ink' }, words.title),
        paragraph(styles.text, words.lead),
        paragraph(styles.account, withoutLinks(order.companyName, 'letter')),
        paragraph(styles.text, words.body),
        words.said === undefined ? null : paragraph(styles.text, words.said),
        h(
          Section,
          { style: { margin: '0 0 24px' } },
          h(Button, { href: order.link, style: styles.button, className: 'button' }, words.button),
        ),
        paragraph(styles.small, words.note),
        h(Hr, { style: { margin: '0 0 16px' } }),
        paragraph(
          styles.small,
          words.linkInstead,
          ' ',
          h(Link, { href: order.link, style: styles.link, className: 'link' }, order.link),
        ),
        paragraph(styles.small, words.questions),
        order.stopLink === undefined
          ? null
          : paragraph(
              styles.small,
              h(Link, { href: order.stopLink, style: { color: accent }, className: 'link' }, words.stop),
            ),
      ),
    ),
  );
}

/** Subject, HTML and plain text of a mail, all from one set of words. */
export async function mailContentOf(order: Order): Promise<MailContent> {
  const words = wordsOf(order);
  const paragraphs = [
    words.title,
    `${words.lead}\n${withoutLinks(order.companyName, 'letter')}`,
    words.body,
    ...(words.said === undefined ? [] : [words.said]),
    `${words.button}:\n${order.link}`,
    words.note,
    words.questions,
    ...(order.stopLink === undefined ? [] : [`${words.stop}:\n${order.stopLink}`]),
  ];
  return {
    to: order.to,
    subject: words.subject,
    html: await render(page(order, words)),
    text: `${paragraphs.join('\n\n')}\n`,
    unsubscribeAt: order.stopLink,
  };
}
