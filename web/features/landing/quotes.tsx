// The written testimonials: demo content, and marked as such.

import { useTexts } from '#web/text.ts';
import styles from './landing.module.css';
import { MarkedTitle } from './marked-title.tsx';

const quotes = ['spreadsheet', 'gloves', 'tablet'] as const;

/** On a phone the quotes scroll sideways, so they must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;

export function Quotes() {
  const t = useTexts('landing');
  return (
    <section className={styles.section} aria-labelledby="quotes-title">
      <MarkedTitle id="quotes-title" title={t('testimonials.quotesTitle')} mark={t('testimonials.demo')} />
      <div className={styles.sideways} role="group" aria-labelledby="quotes-title" {...reachable}>
        {quotes.map((quote) => (
          <figure key={quote} className={styles.quote}>
            <blockquote>{t(`testimonials.quotes.${quote}.text`)}</blockquote>
            <figcaption>
              <b>{t(`testimonials.quotes.${quote}.who`)}</b>
              <span className={styles.dim}>{t(`testimonials.quotes.${quote}.where`)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
