// Says that the script of a page could not be fetched, with the few words that came with the page itself.

import { start as en } from '#shared/text/en/start.ts';
import { start as is } from '#shared/text/is/start.ts';
import { start as pt } from '#shared/text/pt/start.ts';

const texts = { en, is, pt } as const;
const isLanguage = (text: string | undefined): text is keyof typeof texts =>
  text !== undefined && Object.hasOwn(texts, text);

/** A browser keeps a failed file as failed for as long as the page lives: only a new page can have it. */
export function tellBrokenStart(): void {
  const { drawn } = document.documentElement.dataset;
  const said = isLanguage(drawn) ? [texts[drawn]] : Object.values(texts);
  const alert = Object.assign(document.createElement('div'), { className: 'broken-start' });
  alert.setAttribute('role', 'alert');
  for (const { broken, reload } of said) {
    const sentence = Object.assign(document.createElement('p'), { textContent: broken });
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: reload });
    button.addEventListener('click', () => location.reload());
    alert.append(sentence, button);
  }
  document.body.append(alert);
  const isTyped = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '');
  addEventListener('online', () => isTyped() || location.reload());
}
