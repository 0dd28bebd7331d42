// The frame of a public text page: link to the start page, language, log-in, one heading, the foot.

import { type ReactNode, useEffect } from 'react';
import { productName } from '#shared/limits.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { SkipLink } from '#web/ui/page/skip-link.tsx';
import { HomeLink } from '#web/door/home-link.tsx';
import { LanguageSwitch } from '#web/door/language-switch.tsx';
import { SiteFooter } from '#web/door/site-footer.tsx';
import styles from './pages.module.css';

type Props = {
  readonly title: string;
  readonly lead: string;
  /** The day of the last change, for pages whose readers need it. */
  readonly changed?: string;
  readonly children: ReactNode;
};

export function PageFrame({ title, lead, changed, children }: Props) {
  const shell = useTexts('shell');
  const signIn = useTexts('sign-in');
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <div className={styles.page}>
      <SkipLink label={shell('skipToContent')} />
      <header className={styles.bar}>
        <HomeLink toFront={signIn('toFront')} />
        <div className={styles.languages}>
          <LanguageSwitch />
        </div>
        <ButtonLink href={href('login')}>{signIn('submit')}</ButtonLink>
      </header>
      <main id="content" className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {changed && <p className={styles.changed}>{changed}</p>}
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type Term = readonly [name: string, meaning: ReactNode];

export function Terms({ of }: { readonly of: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      {of.map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
