// The usual week of a person: the own one or the company's, and the way to change it.

import { useId, useState } from 'react';
import type { Employee } from '#shared/model/employee.ts';
import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { usualWeekWords } from '#web/words/usual-week-words.ts';
import styles from './person.module.css';

const OwnWeekDialog = lateDialog(async () => (await import('./own-week-dialog.tsx')).OwnWeekDialog);

type Props = {
  readonly employee: Employee;
  /** The week that applies; undefined where neither the person nor the company has one. */
  readonly week: UsualWeek | undefined;
  readonly mayWrite: boolean;
};

export function UsualWeekCard({ employee, week, mayWrite }: Props) {
  const t = useTexts('person');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (employee.example) return null;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead
        id={id}
        title={t('ownWeek')}
        actions={
          mayWrite && (
            <Button size="s" variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('changeWeek')}
            </Button>
          )
        }
        isCornered
      />
      <p className={styles.usualWeek}>
        {week ? usualWeekWords(currentLanguage(), week) : <span className="dim">{t('noWeek')}</span>}
        {week && <span className="dim"> · {t(employee.usual_week ? 'weekIsOwn' : 'weekIsCompany')}</span>}
      </p>
      {isOpen && <OwnWeekDialog employee={employee} week={week} onClose={() => setOpen(false)} />}
    </Card>
  );
}
