// The step that makes the payroll file.

import { useSignedIn } from '#web/api/session.tsx';
import { href } from '#web/screens.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import type { Month } from './model/data.ts';
import styles from './month/month.module.css';
import { Panel, type ToNext } from './month/panel.tsx';
import { PayrollFile } from './payroll-file.tsx';

type Props = { readonly month: Month; readonly toNext: ToNext };

export function FilePanel({ month, toNext }: Props) {
  const t = useTexts('payroll');
  const words = useTexts('month-steps');
  const { query, record, hasChanged } = month;
  const { system } = query;
  // The systems that files are made for are Icelandic.
  const { country = 'IS' } = useSignedIn();
  return (
    <Panel id="month-file" title={words('file.title')} toNext={toNext} isDone={false}>
      {system ? (
        <div className={styles.inset}>
          <PayrollFile query={{ ...query, system }} isAgain={record !== undefined && !hasChanged} />
        </div>
      ) : country === 'IS' ? (
        <EmptyState
          heading={t('none')}
          action={<ButtonLink href={placeHref('settings')}>{t('toSettings')}</ButtonLink>}
        >
          {t('noneText')}
        </EmptyState>
      ) : (
        <EmptyState
          heading={t('noneAbroad')}
          action={
            <ButtonLink href={href('report', { query: new URLSearchParams(query.span) })}>
              {t('toReport')}
            </ButtonLink>
          }
        >
          {t('noneAbroadText')}
        </EmptyState>
      )}
    </Panel>
  );
}
