// The odd entries: first those that locking or the file waits for, then those only worth a look.

import {
  IconAlertTriangle,
  IconClockQuestion,
  IconId,
  IconLayersIntersect,
  IconMap2,
  IconMapPin,
  IconPencil,
  IconWand,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { isVeryLong } from '#shared/time/duration.ts';
import { faultOf } from '#web/api/query.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { openingRow } from '#web/desk/arrival/open-row-on-arrival.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { BulkFailures } from '#web/entry/bulk/bulk-failures.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useDistanceWords } from '#web/place/distance-words.ts';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button, ButtonLink, IconButton } from '#web/ui/form/button.tsx';
import { AnsweredList } from './answered-list.tsx';
import type { Month } from '#web/features/payroll/model/data.ts';
import { isMonthShut } from '#web/features/payroll/model/figures.ts';
import { KennitalaField } from './kennitala-field.tsx';
import styles from './month.module.css';
import type { RowOpened } from './row-dialogs.tsx';
import { useShownRows } from './shown-rows.tsx';
import type { OddKind, OddRow } from '#web/features/payroll/model/odd.ts';
import { Panel, type ToNext } from './panel.tsx';
import { RowHeads } from './row-heads.tsx';
import { Row } from './row.tsx';
import type { Answering } from '#web/features/payroll/model/use-answering.ts';
import { type Fixing, useFixes } from '#web/features/payroll/model/use-fixes.ts';

type Props = {
  readonly month: Month;
  readonly answering: Answering;
  readonly toNext: ToNext;
  readonly mayWrite: boolean;
  readonly onOpen: (opened: RowOpened) => void;
};

const shownFirst = 20;

export function OddPanel({ month, toNext, mayWrite, onOpen, ...rest }: Props) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const answering = useFixes(rest.answering, month.isApprovalOn);
  const { odd, time, unchecked } = month;
  const isShut = isMonthShut(month);
  const isNone = odd.length === 0 && (isShut || !unchecked);
  const fault = unchecked && faultOf(unchecked);
  const mayFix = mayWrite && !isShut;
  const done = answering.answers.filter(({ step }) => step === 'odd').length;
  const suggested = odd.filter(({ fix }) => fix !== undefined);
  const groups = [odd.filter(({ mustFix }) => mustFix), odd.filter(({ mustFix }) => !mustFix)] as const;
  return (
    <Panel
      id="month-odd"
      title={list('odd.title')}
      detail={
        odd.length === 0
          ? undefined
          : done > 0
            ? list('odd.counts', { left: time.number(odd.length), done: time.number(done) })
            : list('odd.left', { count: odd.length, shown: time.number(odd.length) })
      }
      action={
        mayFix && suggested.length > 0 && <TakeAll suggested={suggested} time={time} answering={answering} />
      }
      toNext={toNext}
      isDone={isNone || isShut}
    >
      {fault && <ReadFailed error={fault} isTrying={unchecked.isFetching} onTry={unchecked.refetch} />}
      {answering.failures.length > 0 && (
        <BulkFailures failures={answering.failures} time={time} onHide={answering.hideFailures} />
      )}
      {isShut && odd.length > 0 && <p className={styles.note}>{list('odd.shut')}</p>}
      {!mayWrite && !isShut && odd.length > 0 && <p className={styles.note}>{t('byOthers')}</p>}
      {odd.length > 0 && <RowHeads mayAnswer={mayFix} />}
      {isNone && <EmptyState heading={list('odd.none')}>{list('odd.noneText')}</EmptyState>}
      {groups.map((rows, at) => (
        <OddGroup
          key={at === 0 ? 'mustFix' : 'look'}
          label={list(at === 0 ? 'odd.mustFix' : 'odd.look')}
          rows={rows}
          month={month}
          answering={answering}
          mayWrite={mayWrite}
          mayFix={mayFix}
          onOpen={onOpen}
        />
      ))}
      <AnsweredList month={month} answering={answering} step="odd" mayWrite={mayFix} />
    </Panel>
  );
}

function TakeAll({
  suggested,
  time,
  answering,
}: Pick<Month, 'time'> & { readonly suggested: readonly OddRow[]; readonly answering: Fixing }) {
  const list = useTexts('month-steps');
  return (
    <Button
      variant="primary"
      icon={<IconWand size={18} stroke={1.75} aria-hidden="true" />}
      {...answering.lookOfAll()}
      onClick={() => void answering.takeAll(suggested)}
    >
      {list('odd.take', { count: suggested.length, shown: time.number(suggested.length) })}
    </Button>
  );
}

type GroupProps = Omit<Props, 'answering' | 'toNext'> & {
  readonly answering: Fixing;
  readonly label: string;
  readonly rows: readonly OddRow[];
  readonly mayFix: boolean;
};

function OddGroup({ label, rows, ...shared }: GroupProps) {
  const [shown, more] = useShownRows(rows, shownFirst);
  if (rows.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className={styles.group}>{label}</h3>
      <ul className={styles.rows}>
        {shown.map((row) => (
          <OddRowView key={row.id} row={row} {...shared} />
        ))}
      </ul>
      {more}
    </section>
  );
}

const icons: Readonly<Record<OddKind, typeof IconId>> = {
  kennitala: IconId,
  forgotten: IconAlertTriangle,
  overlap: IconLayersIntersect,
  sameKennitala: IconId,
  tooLong: IconAlertTriangle,
  assumed: IconClockQuestion,
  away: IconMapPin,
};

type ViewProps = Omit<GroupProps, 'label' | 'rows'> & { readonly row: OddRow };

function OddRowView({ row, month, answering, mayWrite, mayFix, onOpen }: ViewProps) {
  const { what, why } = useOddWords(row, month);
  const list = useTexts('month-steps');
  const { time, query } = month;
  const Icon = icons[row.kind];
  const isTooLong = row.kind !== 'overlap' && row.day !== undefined && isVeryLong(row.seconds);
  const day = row.day === undefined ? list('allMonth') : time.shortDay(row.day);
  const form = useId();
  const [isSaving, setSaving] = useState(false);
  const isTyped = row.kind === 'kennitala' && query.system !== undefined && mayWrite;
  return (
    <Row
      icon={<Icon size={18} stroke={1.75} className={row.mustFix ? 'bad' : undefined} />}
      what={what}
      why={why}
      name={row.employee.name}
      day={day}
      segments={row.day === undefined ? undefined : row.segments}
      instead={
        isTyped && (
          <KennitalaField
            form={form}
            row={row}
            month={month}
            system={query.system}
            answering={answering}
            onSaving={setSaving}
          />
        )
      }
      hours={time.hours(row.seconds)}
      isTooLong={isTooLong}
      mark={isTooLong && <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />}
    >
      {isTyped && (
        <Button
          type="submit"
          form={form}
          size="s"
          label={list('odd.saveOf', { name: row.employee.name })}
          loading={isSaving}
        >
          {list('odd.save')}
        </Button>
      )}
      {/* What is not about hours can be mended in a closed month too. */}
      {(row.other ? mayWrite : mayFix && row.kind !== 'kennitala') && (
        <OddWays row={row} month={month} answering={answering} onOpen={onOpen} />
      )}
    </Row>
  );
}

type WaysProps = Pick<ViewProps, 'row' | 'month' | 'answering' | 'onOpen'>;

function OddWays({ row, month: { time }, answering, onOpen }: WaysProps) {
  const list = useTexts('month-steps');
  const { fix, kind, entries } = row;
  const about = {
    name: row.employee.name,
    day: row.day === undefined ? list('allMonth') : time.shortDay(row.day),
  };
  const entry = entries.at(-1);
  const words = useFixWords(row, time);
  return (
    <>
      {kind !== 'forgotten' && (
        <Button
          size="s"
          variant="quiet"
          label={list('odd.rightOf', about)}
          {...answering.lookOf(row.id, 'right')}
          onClick={() => void answering.callRight(row)}
        >
          {list('odd.right')}
        </Button>
      )}
      {row.other && <EditPeople people={[row.employee, row.other]} />}
      {fix && (
        <Button
          size="s"
          icon={<IconWand size={16} stroke={1.75} aria-hidden="true" />}
          label={`${words}: ${about.name}, ${about.day}`}
          {...answering.lookOf(row.id, 'fixed')}
          onClick={() => void answering.takeFix(row)}
        >
          {words}
        </Button>
      )}
      {entry && kind === 'away' && (
        <Button
          size="s"
          icon={<IconMap2 size={16} stroke={1.75} aria-hidden="true" />}
          label={list('odd.mapOf', about)}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'locate', entry })}
        >
          {list('odd.map')}
        </Button>
      )}
      {entry && (
        <IconButton label={list('editOf', about)} onClick={() => onOpen({ kind: 'edit', entry })}>
          <IconPencil size={18} stroke={1.75} />
        </IconButton>
      )}
    </>
  );
}

/** Opens each of them in the list of employees. */
function EditPeople({ people }: { readonly people: readonly OddRow['employee'][] }) {
  const list = useTexts('month-steps');
  return people.map(({ id, name }) => (
    <ButtonLink
      key={id}
      size="s"
      icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
      href={placeHref('employees', openingRow(id))}
    >
      <span className="visually-hidden">{list('odd.editPerson')}</span> {name}
    </ButtonLink>
  ));
}

function useFixWords({ fix, kind, day }: OddRow, time: Month['time']): string {
  const list = useTexts('month-steps');
  if (fix?.start !== undefined) return list('odd.startSecond', { clock: time.clockAt(fix.start) });
  if (fix?.end === undefined) return '';
  const clock = time.clockAt(fix.end);
  if (time.dayAt(fix.end) !== day) return list('odd.outNextDay', { clock });
  return list(kind === 'forgotten' ? 'odd.out' : 'odd.outUsual', { clock });
}

/** What is odd, and why. */
function useOddWords({ kind, entries, shared, away, other }: OddRow, { time, query }: Month) {
  const list = useTexts('month-steps');
  const { ofMetres } = useDistanceWords();
  const [entry] = entries;
  if (other)
    return { what: list('odd.sameKennitala'), why: list('odd.sameKennitalaWhy', { name: other.name }) };
  if (kind === 'kennitala' || !entry)
    return {
      what: list('odd.kennitala', { system: query.system ? systemNames[query.system] : '' }),
      why: list('odd.kennitalaWhy'),
    };
  if (kind === 'forgotten')
    return {
      what: list('odd.forgotten'),
      why: list('odd.forgottenWhy', {
        since: `${time.shortDay(time.dayAt(entry.start_time))} ${time.clockAt(entry.start_time)}`,
      }),
    };
  if (kind === 'overlap')
    return {
      what: list('odd.overlap'),
      why: list('odd.overlapWhy', {
        span: shared ? `${time.clockAt(shared.from)}–${time.clockAt(shared.to)}` : '',
      }),
    };
  if (away)
    return {
      what: ofMetres(away.metres),
      why: `${list(`odd.awayWhy.${away.event}`)} · ${entry.project.name}`,
    };
  const end = entry.end_time ?? entry.start_time;
  if (kind === 'assumed')
    return { what: list('odd.assumed'), why: list('odd.assumedWhy', { clock: time.clockAt(end) }) };
  return {
    what: list('odd.tooLong'),
    why: `${time.clockAt(entry.start_time)}–${time.clockAt(end)}`,
  };
}
