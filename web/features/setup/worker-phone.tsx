// A drawn phone with the clock as an employee sees it, on the company's first project, and a QR code of the log-in.

import { IconClockPlay } from '@tabler/icons-react';
import { companies } from '#shared/api/company.ts';
import { productName } from '#shared/limits.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChoiceList } from '#web/ui/form/choice/choice-list.tsx';
import { late } from '#web/ui/page/late.tsx';
import { Logo } from '#web/ui/display/logo.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { useServerNow } from '#web/entry/server-time.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { joinAddress } from '#web/desk/poster/poster-href.ts';
import { isOwn } from '#web/crew/examples.ts';
import styles from './worker-phone.module.css';

const QrCode = late(async () => (await import('#web/desk/poster/qr-code.tsx')).QrCode);
const sidePixels = 148;
const tickSeconds = 60;

export function WorkerPhone() {
  const t = useTexts('setup');
  const { name } = useSignedIn();
  const page = `${location.origin}${href('loginEmployee')}`;
  const address = joinAddress(name);
  return (
    <figure className={styles.figure}>
      <DrawnPhone />
      <figcaption className={styles.words}>
        <h2 className={styles.title}>{t('phone.title')}</h2>
        <p className="dim">{t('phone.text')}</p>
        <div className={styles.code}>
          <QrCode address={address} label={t('phone.code', { address: page })} sidePixels={sidePixels} />
        </div>
        <a className={styles.address} href={address} target="_blank" rel="noreferrer">
          {page.replace(/^https?:\/\//, '')}
        </a>
      </figcaption>
    </figure>
  );
}

/** The phone's real components, but none of them can be pressed here. */
function DrawnPhone() {
  const t = useTexts('phone');
  const setup = useTexts('setup');
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const projects = useRead(companies.endpoints.listProjects, {});
  const first = projects.data?.find((project) => isOwn(project) && project.is_open);
  const name = first?.name ?? setup('phone.project');
  return (
    <div className={styles.phone} inert aria-hidden="true">
      <div className={styles.screen}>
        <Logo name={productName} size={22} />
        <div className={styles.line}>
          <b className={styles.state}>{t('notIn')}</b>
          <span className="dim">{t('today', { hours: time.hours(0) })}</span>
        </div>
        <Ruler size="l" hours={6} label="off" segments={[]} nowMinute={time.minuteAt(now)} />
        <b>{t('project')}</b>
        <ChoiceList
          label={t('project')}
          value="first"
          onChange={() => undefined}
          options={[{ value: 'first', label: name }]}
        />
        <div className={styles.foot}>
          <Button size="clock" fill variant="primary" icon={<IconClockPlay size={28} stroke={2} />}>
            {t('clockIn')}
          </Button>
        </div>
      </div>
    </div>
  );
}
