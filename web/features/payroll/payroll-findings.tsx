// The findings of a file's check, the worst first: each kind once, with the people it concerns and links to correct it.

import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type Finding, type PayrollCheck, severities } from '#shared/model/payroll.ts';
import { useTexts } from '#web/text.ts';
import { DoneNotice } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { openingRow } from '#web/desk/arrival/open-row-on-arrival.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { useMay } from '#web/desk/may.ts';
import styles from './payroll.module.css';
import { usePayrollWords } from './payroll-words.ts';

const icons = { blocks: IconCircleX, warns: IconAlertTriangle, notes: IconInfoCircle } as const;
type Severity = Finding['severity'];

export function PayrollFindings({ check }: { check: PayrollCheck }) {
  const t = useTexts('payroll');
  const { findings } = check;
  const said = severities.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? [`${t(`severity.${severity}`)}: ${count}.`] : [];
  });
  return (
    <div className={styles.findings}>
      <p role="status" className="visually-hidden">
        {said.join(' ')}
      </p>
      {findings.length === 0 && <DoneNotice>{t('allWell')}</DoneNotice>}
      {findings.length > 0 && findings.every(({ severity }) => severity === 'notes') && (
        <DoneNotice>{t('onlyNotes')}</DoneNotice>
      )}
      {severities.map((severity) => (
        <OfSeverity key={severity} severity={severity} check={check} />
      ))}
    </div>
  );
}

function OfSeverity({ severity, check }: { severity: Severity; check: PayrollCheck }) {
  const t = useTexts('payroll');
  const id = useId();
  const groups = Map.groupBy(
    check.findings.filter((finding) => finding.severity === severity),
    ({ code, item, tier }) => `${code} ${item ?? ''} ${tier ?? ''}`,
  );
  if (groups.size === 0) return null;
  const Icon = icons[severity];
  return (
    <section aria-labelledby={id} className={styles[severity]}>
      <h3 id={id} className={styles.severity}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {t(`severity.${severity}`)}
      </h3>
      {[...groups].map(([key, alike]) => (
        <Alike key={key} findings={alike} check={check} />
      ))}
    </section>
  );
}

const shownFirst = 6;

/** One kind of finding with all its people. */
function Alike({ findings, check }: { findings: readonly Finding[]; check: PayrollCheck }) {
  const t = useTexts('payroll');
  const words = usePayrollWords();
  const [isWhole, setWhole] = useState(false);
  const mayEdit = useMay('employee.manage');
  const [first] = findings;
  if (!first) return null;
  const people = findings.filter(({ employee }) => employee);
  const shown = isWhole ? people : people.slice(0, shownFirst);
  return (
    <div className={styles.alike}>
      <div className={styles.what}>
        <p>{words.sentence(first, check)}</p>
        {(first.code === 'item_missing' || first.code === 'item_shared') && (
          <ButtonLink size="s" href={placeHref('settings')}>
            {t('payItems')}
          </ButtonLink>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={styles.people}>
          {shown.map((finding) => (
            <Person key={finding.employee?.id} finding={finding} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {!mayEdit && people.some((finding) => !isOfEntries(finding)) && (
        <p className={styles.detail}>{t('editedByOthers')}</p>
      )}
      {people.length > shown.length && (
        <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
          {t('more', { count: people.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

const isOfEntries = ({ entries, from, to }: Finding): boolean =>
  entries !== undefined && from !== undefined && to !== undefined;

function Person({ finding, mayEdit }: { finding: Finding; mayEdit: boolean }) {
  const t = useTexts('payroll');
  const words = usePayrollWords();
  const { employee, others, from, to, code } = finding;
  if (!employee) return null;
  const hasEntries = isOfEntries(finding);
  const href = hasEntries
    ? placeHref(
        'entries',
        new URLSearchParams({
          employee_id: employee.id,
          from: from ?? '',
          to: to ?? '',
          ...(code === 'unapproved' ? { approved: 'false' } : {}),
          ...(code === 'overlapping' ? { overlapping: 'true' } : {}),
        }),
      )
    : placeHref('employees', openingRow(employee.id));
  const detail = hasEntries
    ? words.entries(finding)
    : others && t('sameAs', { names: others.map(({ name }) => name).join(', ') });
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span className={styles.name}>{employee.name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {(hasEntries || mayEdit) && (
        <ButtonLink size="s" href={href}>
          {t(hasEntries ? 'seeThem' : 'editEmployee')}{' '}
          <span className="visually-hidden">{employee.name}</span>
        </ButtonLink>
      )}
    </li>
  );
}
