// How to reach us; while the details are placeholders, the page says so.

import { IconDeviceMobile, IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { callUrl, isPlaceholder, site } from '#shared/site.ts';
import { useTexts } from '#web/text.ts';
import styles from './landing.module.css';
import { MarkedTitle } from './marked-title.tsx';

const iconLook = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function LandingContact() {
  const t = useTexts('landing');
  const isInvented = isPlaceholder('supportEmail') || isPlaceholder('phone') || isPlaceholder('mobiles');
  return (
    <section id="contact" className={styles.split} aria-labelledby="contact-title">
      <div>
        <MarkedTitle
          id="contact-title"
          title={t('contact.title')}
          mark={isInvented && t('contact.placeholder')}
        />
        <p className={styles.dim}>{t('contact.text')}</p>
      </div>
      <dl className={styles.reach}>
        <ContactRow icon={<IconMail {...iconLook} />} name={t('contact.email')}>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </ContactRow>
        <ContactRow icon={<IconPhone {...iconLook} />} name={t('contact.phone')}>
          <a href={callUrl(site.phone)}>{site.phone}</a>
        </ContactRow>
        {site.mobiles.map(({ name, phone }) => (
          <ContactRow
            key={phone}
            icon={<IconDeviceMobile {...iconLook} />}
            name={t('contact.mobile', { name })}
            detail={name}
          >
            <a href={callUrl(phone)}>{phone}</a>
          </ContactRow>
        ))}
      </dl>
    </section>
  );
}

type ContactProps = {
  readonly icon: ReactNode;
  /** The way of contact in words, for screen readers. */
  readonly name: string;
  readonly detail?: string;
  readonly children: ReactNode;
};

function ContactRow({ icon, name, detail, children }: ContactProps) {
  return (
    <div className={styles.way}>
      <dt>
        {icon}
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>
        {children}
        {detail && <span aria-hidden="true">, {detail}</span>}
      </dd>
    </div>
  );
}
