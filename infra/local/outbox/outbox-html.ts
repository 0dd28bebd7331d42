// The outbox page: plain HTML, so that it works when nothing else does.

import type { Mail, Sms } from './outbox.ts';
import type { QueueDepth } from '#infra/local/aws/queues.ts';

export type OutboxState = {
  readonly now: number;
  readonly offsetSeconds: number;
  readonly mails: readonly Mail[];
  readonly sms: readonly Sms[];
  readonly queues: readonly QueueDepth[];
  readonly dataFolder: string;
  readonly places: readonly { readonly name: string; readonly url: string }[];
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const linked = (text: string): string =>
  escaped(text).replace(
    /https?:\/\/[^\s<]+[^\s<.,;:)]/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );
const instant = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 19);

const button = (to: string, field: string, value: string, label: string): string =>
  `<form method="post" action="${to}"><button name="${field}" value="${escaped(value)}">${escaped(label)}</button></form>`;

const mailSection = (mail: Mail): string => `<article>
  <h3>${escaped(mail.subject)}</h3>
  <p>to <b>${escaped(mail.to.join(', '))}</b>, from ${escaped(mail.from)}, ${escaped(mail.sentAt)}</p>
  ${
    mail.html === undefined
      ? `<pre>${linked(mail.text ?? '')}</pre>`
      : `<iframe src="/mails/${encodeURIComponent(mail.id)}" title="${escaped(mail.subject)}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
        <details><summary>As plain text</summary><pre>${linked(mail.text ?? '')}</pre></details>`
  }
</article>`;

const smsSection = (sms: Sms): string => `<article>
  <p>to <b>${escaped(sms.phoneNumber)}</b>, from ${escaped(sms.senderId ?? 'unnamed')}, ${escaped(sms.sentAt)}</p>
  <p class="sms">${linked(sms.text)}</p>
</article>`;

const queueRow = (queue: QueueDepth): string => `<tr>
  <th>${escaped(queue.name)}</th><td>${queue.waiting}</td><td>${queue.inFlight}</td><td>${queue.delayed}</td>
  <td class="${queue.deadLetters?.waiting ? 'bad' : ''}">${queue.deadLetters?.waiting ?? '–'}</td>
  <td>${queue.deadLetters?.waiting ? button('/redrive', 'queue', queue.name, 'Try again') : ''}</td>
</tr>`;

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  form { display: inline } article { border-top: 1px solid; padding: .5rem 0 } iframe { width: 100%; height: 26rem; border: 1px solid; background: #fff }
  pre, .sms { white-space: pre-wrap; overflow-wrap: anywhere } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { text-align: left; padding: .2rem 1rem .2rem 0 } .bad { color: #c0392b; font-weight: bold } button { font: inherit }`;

/** Reloads when something new was sent, but not while someone reads further down. */
const script = `const shown = document.body.dataset.version;
setInterval(async () => {
  const reply = await fetch('/version').catch(() => undefined);
  if (reply?.ok && scrollY < 200 && await reply.text() !== shown) location.reload();
}, 2000);`;

/** Changes whenever the page would look different. */
export const versionOf = (state: OutboxState): string =>
  [
    state.offsetSeconds,
    state.mails.length,
    state.sms.length,
    ...state.queues.map((queue) => `${queue.waiting}/${queue.inFlight}/${queue.deadLetters?.waiting ?? 0}`),
  ].join(' ');

export const outboxHtml = (state: OutboxState): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox of Stund</title><style>${style}</style></head>
<body data-version="${versionOf(state)}">
<h1>Outbox</h1>
<p>The mails and SMS that this copy would have sent, its queues and its clock.
${state.places.map((place) => `<a href="${place.url}">${escaped(place.name)}</a>`).join(' · ')}</p>
<h2>Clock</h2>
<p>The product's time is <b>${instant(state.now)} UTC</b>${
  state.offsetSeconds === 0 ? ', the real time.' : `, ${state.offsetSeconds} s from the real time.`
}</p>
<p>${button('/clock', 'seconds', '3600', 'An hour on')} ${button('/clock', 'seconds', '86400', 'A day on')}
${button('/clock', 'seconds', '604800', 'A week on')} ${button('/clock', 'reset', 'yes', 'Back to the real time')}</p>
<h2>Queues</h2>
<table><tr><th>Queue</th><th>waiting</th><th>being worked on</th><th>delayed</th><th>dead letters</th><th></th></tr>
${state.queues.map(queueRow).join('')}</table>
<h2>SMS (${state.sms.length})</h2>
${state.sms.toReversed().map(smsSection).join('') || '<p>None yet.</p>'}
<h2>Mails (${state.mails.length})</h2>
${state.mails.toReversed().map(mailSection).join('') || '<p>None yet.</p>'}
<p>${button('/clear', 'all', 'yes', 'Empty the outbox')}</p>
<p>Data folder: <code>${escaped(state.dataFolder)}</code></p>
<script>${script}</script>
</body></html>`;
