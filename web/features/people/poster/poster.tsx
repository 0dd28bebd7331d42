// The poster to join: a page of A4 to print, whose code opens the employees' log-in with company and site filled in.

import { IconChevronRight, IconLock, IconPrinter } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { companies } from '#shared/api/company.ts';
import { productName } from '#shared/limits.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { placeHref, projectHref } from '#web/desk/desk-places.ts';
import { joinAddress, siteIn } from '#web/desk/poster/poster-href.ts';
import { QrCode } from '#web/desk/poster/qr-code.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Logo } from '#web/ui/display/logo.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import styles from './poster.module.css';

const steps = ['scan', 'who', 'in'] as const;
/** With its quiet zone, which stands inside the frame; 8.5 cm of squares. */
const codePixels = 384;
/** A working day with its lunch, as an ornament. */
const aDay = [
  { fromMinute: 420, toMinute: 720, kind: 'work' },
  { fromMinute: 750, toMinute: 970, kind: 'work' },
] as const;

/** Smaller letters keep a long name, and with it the page, on one A4. */
const lengthOf = ({ length }: string): 'very' | 'yes' | undefined =>
  length > 60 ? 'very' : length > 30 ? 'yes' : undefined;

type Named = { readonly id: string; readonly name: string };

export function Poster() {
  const t = useTexts('poster');
  const siteId = siteIn(useLocation().hash);
  const projects = useRead(companies.endpoints.listProjects, {}, { enabled: siteId !== undefined });
  const site = projects.data?.find(({ id }) => id === siteId);
  const fault = faultOf(projects);
  if (siteId === undefined) return <Shown site={undefined} />;
  if (site) return <Shown site={site} />;
  if (fault && !projects.data)
    return <ReadFailed error={fault} isTrying={projects.isFetching} onTry={projects.refetch} />;
  if (!projects.data) return <SkeletonRows />;
  return (
    <EmptyState
      heading={t('missing')}
      action={<ButtonLink href={placeHref('projects')}>{t('allProjects')}</ButtonLink>}
    />
  );
}

function Shown({ site }: { readonly site: Named | undefined }) {
  const t = useTexts('poster');
  const shell = useTexts('shell');
  return (
    <>
      <div data-no-print="">
        <nav className={styles.way} aria-label={t('way')}>
          <UiLink href={placeHref(site ? 'projects' : 'employees')}>
            {shell(site ? 'nav.projects' : 'nav.employees')}
          </UiLink>
          {site && (
            <>
              <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />
              <UiLink href={projectHref(site.id)}>{site.name}</UiLink>
            </>
          )}
        </nav>
        <PageHead
          title={site ? t('titleSite', { site: site.name }) : t('titleCompany')}
          detail={t('detail')}
          actions={
            <Button
              variant="primary"
              icon={<IconPrinter size={18} stroke={1.75} />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          }
        />
      </div>
      <Sheet site={site} />
    </>
  );
}

function Sheet({ site }: { readonly site: Named | undefined }) {
  const t = useTexts('poster');
  const time = useCompanyTime();
  const { name: company } = useSignedIn();
  const address = joinAddress(company, site?.id);
  const typed = joinAddress(company)
    .replace(/^https?:\/\//, '')
    .replace(/\?.*$/, '');
  return (
    <article className={styles.sheet} aria-label={t('here')}>
      <div className={styles.head}>
        <Logo name={productName} />
        <b>{company}</b>
      </div>
      <p className={styles.here}>{t('here')}</p>
      <p className={styles.hereToo}>
        {/* One language is one piece: a line ends between them. */}
        {t('hereToo')
          .split(' · ')
          .map((said) => (
            <Fragment key={said}>
              <span>{said}</span>{' '}
            </Fragment>
          ))}
      </p>
      <div className={styles.middle}>
        <div className={styles.about}>
          <p className={styles.small}>{t(site ? 'site' : 'company')}</p>
          <p className={styles.site} data-long={lengthOf(site?.name ?? company)}>
            {site?.name ?? company}
          </p>
          <p className={styles.typed}>
            {t('noCamera')} <Address of={typed} /> {t('andType')} <b>{company}</b>
          </p>
        </div>
        <div className={styles.code}>
          <QrCode address={address} label={t('code', { address: typed })} sidePixels={codePixels} />
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number}>{time.number(index + 1)}</span>
            <b>{t(`steps.${step}`)}</b>
            <span className={styles.too}>{t(`stepsToo.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Ruler label="off" size="xl" hours={3} segments={aDay} />
        <p className={styles.last}>
          <span>
            <IconLock size={16} stroke={1.75} aria-hidden="true" /> {t('opensNothing')}
          </span>
          <span className={styles.printed}>{t('printed', { day: time.dayText(time.today()) })}</span>
        </p>
      </div>
    </article>
  );
}

/** Breaks its line after a slash only, so that each part can be typed as it stands. */
const Address = ({ of }: { readonly of: string }) => (
  <b>
    {of.split('/').map((part, index) => (
      // Two parts may be the same.
      <Fragment key={`${part} ${String(index)}`}>
        {index > 0 && (
          <>
            /<wbr />
          </>
        )}
        {part}
      </Fragment>
    ))}
  </b>
);
