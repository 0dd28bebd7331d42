// Unapproved entries by employee: one press approves all or those of one employee, with Undo for ten seconds.

import { IconChecks } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { BulkFailures } from '#web/entry/bulk/bulk-failures.tsx';
import { sumOfEnded } from '#web/entry/entry-times.ts';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { byName } from '#web/words/alphabet.ts';
import { AnsweredList } from './answered-list.tsx';
import type { Month } from '#web/features/payroll/model/data.ts';
import { isMonthShut } from '#web/features/payroll/model/figures.ts';
import styles from './month.module.css';
import { useShownRows } from './shown-rows.tsx';
import { Panel, type ToNext } from './panel.tsx';
import type { Answering } from '#web/features/payroll/model/use-answering.ts';
import { type Fixing, useFixes } from '#web/features/payroll/model/use-fixes.ts';

type Props = {
  readonly month: Month;
  readonly answering: Answering;
  readonly toNext: ToNext;
  readonly mayWrite: boolean;
};

const shownFirst = 40;
const noEntries: readonly WorkLog[] = [];

export function ApprovePanel({ month, toNext, mayWrite, ...rest }: Props) {
  const answering = useFixes(rest.answering, month.isApprovalOn);
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const { unapproved, toApprove, time, ended, isApprovalOn } = month;
  const isShut = isMonthShut(month);
  const mayApprove = mayWrite && !isShut;
  const heldBack = unapproved.length - toApprove.length;
  const counted = (count: number) => ({ count, shown: time.number(count) });
  return (
    <Panel
      id="month-approve"
      title={list('approve.title')}
      detail={
        unapproved.length > 0
          ? list('approve.left', {
              entries: list('approve.entries', counted(unapproved.length)),
              hours: time.hours(sumOfEnded(unapproved).seconds),
            })
          : undefined
      }
      action={
        mayApprove &&
        toApprove.length > 0 && (
          <Button
            variant="primary"
            icon={<IconChecks size={18} stroke={1.75} aria-hidden="true" />}
            {...answering.lookOfAll()}
            onClick={() => void answering.approveAll(toApprove)}
          >
            {list('approve.all', counted(toApprove.length))}
          </Button>
        )
      }
      toNext={toNext}
      isDone={toApprove.length === 0 || isShut}
    >
      {answering.failures.length > 0 && (
        <BulkFailures failures={answering.failures} time={time} onHide={answering.hideFailures} />
      )}
      {heldBack > 0 && <p className={styles.note}>{list('approve.heldBack', counted(heldBack))}</p>}
      {!mayWrite && !isShut && unapproved.length > 0 && <p className={styles.note}>{t('byOthers')}</p>}
      {!isApprovalOn && <ApprovalIsOff />}
      {isApprovalOn && unapproved.length === 0 && (
        <EmptyState heading={ended.length > 0 ? list('approve.done') : list('approve.none')}>
          {ended.length > 0 &&
            list('approve.doneText', {
              ...counted(ended.length),
              hours: time.hours(sumOfEnded(ended).seconds),
            })}
        </EmptyState>
      )}
      {unapproved.length > 0 && <People month={month} answering={answering} mayApprove={mayApprove} />}
      <AnsweredList month={month} answering={answering} step="approve" mayWrite={mayApprove} />
    </Panel>
  );
}

function ApprovalIsOff() {
  const list = useTexts('month-steps');
  return (
    <EmptyState
      heading={list('approve.off')}
      action={<ButtonLink href={placeHref('settings')}>{list('toSettings')}</ButtonLink>}
    >
      {list('approve.offText')}
    </EmptyState>
  );
}

type PeopleProps = Pick<Props, 'month'> & { readonly answering: Fixing; readonly mayApprove: boolean };

function People({ month, answering, mayApprove }: PeopleProps) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const { unapproved, toApprove, time, span } = month;
  const people = useMemo(
    () =>
      [...Map.groupBy(unapproved, ({ employee }) => employee.id)]
        .map(([id, own]) => ({ id, name: own[0]?.employee.name ?? '', own }))
        .toSorted((one, other) => byName(one.name, other.name)),
    [unapproved],
  );
  const [shown, more] = useShownRows(people, shownFirst);
  const mine = useMemo(() => Map.groupBy(toApprove, ({ employee }) => employee.id), [toApprove]);
  return (
    <>
      <ul className={styles.people} aria-label={list('approve.table')}>
        {shown.map(({ id, name, own }) => {
          const ready = mine.get(id) ?? noEntries;
          const entries = new URLSearchParams({ employee_id: id, ...span, approved: 'false' });
          return (
            <li key={id}>
              <b className={styles.who}>{name}</b>
              <span className="num dim">
                {list('approve.entries', { count: own.length, shown: time.number(own.length) })}
              </span>
              <span className="num">{`${time.hours(sumOfEnded(own).seconds)} ${t('hoursShort')}`}</span>
              <span className={styles.ways}>
                <ButtonLink size="s" variant="quiet" href={placeHref('entries', entries)}>
                  {list('approve.see')} <span className="visually-hidden">{name}</span>
                </ButtonLink>
                {mayApprove && ready.length > 0 && (
                  <Button
                    size="s"
                    label={list('approve.oneOf', {
                      count: ready.length,
                      shown: time.number(ready.length),
                      name,
                    })}
                    {...answering.lookOf(id, 'approved')}
                    onClick={() => void answering.approveOne(id, ready)}
                  >
                    {list('approve.one', { shown: time.number(ready.length) })}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}
