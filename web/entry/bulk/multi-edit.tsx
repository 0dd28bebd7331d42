// The dialog that sets the same times on many entries, each on its own date, with a preview of the result.

import { type ReactNode, useState } from 'react';
import { manualEntrySecondsMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { BesideFields, FieldRow } from '#web/ui/form/field-row.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { useCompanyOverlaps } from '#web/entry/overlaps/company-overlaps.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { draftSeconds, isClock, type TimesDraft } from '#web/entry/entry-draft.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { WorkedHours } from '#web/entry/worked-hours.tsx';
import type { TimesOfMany } from './bulk.ts';
import styles from './bulk.module.css';
import { draftFor, faultOf, type MultiFault, spellsOf, type TypedTimes } from './many-times.ts';

type Props = {
  readonly entries: readonly WorkLog[];
  readonly time: CompanyTime;
  /** `overlaps` names the entries that the times would overlap; undefined without any. */
  readonly onApply: (times: TimesOfMany, overlaps: ReactNode) => void;
  readonly onClose: () => void;
};
const previewRows = 50;
const previewRoomPx = 440;

export function MultiEdit({ entries, time, onApply, onClose }: Props) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const { field } = useErrorWords();
  const { overlapsInWords } = useCompanyOverlaps();
  const [typed, setTyped] = useState<TypedTimes>({ start: '', end: '', isDayAfter: false });
  const [isUnchangedSaid, setUnchangedSaid] = useState(false);
  const isTyped = typed.start !== '' || typed.end !== '';
  const isCleared = isTyped && entries.some(({ approved }) => approved);
  const isWrong = [typed.start, typed.end].some((clock) => clock !== '' && !isClock(clock));
  const faulty = (wanted: MultiFault) =>
    isWrong ? [] : entries.filter((entry) => faultOf(time, entry, typed) === wanted);
  const flipped = faulty('outBeforeIn');
  const tooLong = faulty('tooLong');
  const ahead = faulty('ahead');
  const isRefused = isWrong || flipped.length > 0 || tooLong.length > 0 || ahead.length > 0;
  const notYet = (clock: string) => (clock !== '' && ahead.length > 0 ? field('too_late') : undefined);
  const alter = (part: Partial<TypedTimes>) => {
    setUnchangedSaid(false);
    setTyped((before) => ({ ...before, ...part }));
  };
  const apply = async (): Promise<void> => {
    if (isRefused) return;
    if (!isTyped) {
      setUnchangedSaid(true);
      return;
    }
    onApply(timesOf(typed), await overlapsInWords(spellsOf(time, entries, typed)));
  };
  const timeError = (clock: string) => (clock !== '' && !isClock(clock) ? dialog('timeWrong') : undefined);
  return (
    <FormDialog
      onClose={onClose}
      title={dialog('editMany', { count: entries.length })}
      below={dialog('editManyText')}
      onSubmit={() => void apply()}
      typed={typed}
      submit={t('applyMany', { count: entries.length })}
      isSending={false}
      isBlocked={isTyped && isRefused}
    >
      <div className={styles.multi}>
        {isUnchangedSaid && <ErrorAlert heading={t('noChanges')} />}
        <FieldRow minPx={150}>
          <TimeField
            label={t('in')}
            value={typed.start}
            onChange={(start) => alter({ start })}
            placeholder={dialog('unchangedTime')}
            error={timeError(typed.start) ?? (typed.end === '' ? notYet(typed.start) : undefined)}
          />
          <TimeField
            label={t('out')}
            value={typed.end}
            onChange={(end) => alter({ end })}
            placeholder={dialog('unchangedTime')}
            error={timeError(typed.end) ?? notYet(typed.end)}
            invalid={flipped.length > 0}
          />
          <BesideFields>
            <CheckboxField
              label={dialog('dayAfter')}
              boxed
              advised={flipped.length > 0 && typed.end !== ''}
              disabled={typed.end === ''}
              checked={typed.isDayAfter}
              onChange={(isDayAfter) => alter({ isDayAfter })}
            />
          </BesideFields>
        </FieldRow>
        <Faults flipped={flipped.length} tooLong={tooLong.length} />
        {isCleared && <p className="dim small">{dialog('approvalCleared')}</p>}
        {isTyped && !isWrong && <Preview entries={entries} time={time} typed={typed} />}
      </div>
    </FormDialog>
  );
}

const timesOf = ({ start, end, isDayAfter }: TypedTimes): TimesOfMany => ({
  ...(start ? { new_start_time: start } : {}),
  ...(end ? { new_end_time: end, out_time_the_day_after: isDayAfter } : {}),
});

/** How many entries would end before they start, or last too long. */
function Faults({ flipped, tooLong }: { readonly flipped: number; readonly tooLong: number }) {
  const t = useTexts('entry');
  const hours = manualEntrySecondsMax / 3600;
  return (
    <>
      {flipped > 0 && (
        <ErrorAlert heading={t('outBeforeIn')}>{t('flippedMany', { count: flipped })}</ErrorAlert>
      )}
      {tooLong > 0 && <ErrorAlert heading={t('tooLongMany', { count: tooLong, hours })} />}
    </>
  );
}

function Preview({ entries, time, typed }: Pick<Props, 'entries' | 'time'> & { typed: TypedTimes }) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const said = (draft: TimesDraft) =>
    `${draft.start}–${draft.end}${draft.daysOn > 0 ? ` +${draft.daysOn}` : ''}`;
  const own = { start: '', end: '', isDayAfter: false };
  const isWrong = (entry: WorkLog) => faultOf(time, entry, typed) !== undefined;
  // Entries that cannot get the times stand first, where they are seen.
  const inOrder = entries.toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)));
  const hoursOf = (entry: WorkLog) => {
    const draft = draftFor(time, entry, typed);
    if (isWrong(entry)) return <span className="bad">–</span>;
    if (draft.end === '') return '–';
    return <WorkedHours seconds={draftSeconds(time, time.dayAt(entry.start_time), draft)} time={time} />;
  };
  const columns: Column<WorkLog>[] = [
    { id: 'name', label: t('employee'), rowHead: true, cell: ({ employee }) => employee.name },
    { id: 'day', label: t('date'), cell: ({ start_time }) => time.dayText(time.dayAt(start_time)) },
    {
      id: 'before',
      label: t('before'),
      cell: (entry) => <span className="num dim">{said(draftFor(time, entry, own))}</span>,
    },
    {
      id: 'after',
      label: t('after'),
      cell: (entry) => (
        <span className={isWrong(entry) ? 'num bad' : 'num'}>{said(draftFor(time, entry, typed))}</span>
      ),
    },
    {
      id: 'hours',
      label: t('hours'),
      align: 'end',
      cell: hoursOf,
    },
  ];
  return (
    <section aria-label={dialog('preview')}>
      <h3 className={styles.previewHead}>{dialog('preview')}</h3>
      <DataTable
        caption={dialog('preview')}
        columns={columns}
        rows={inOrder.slice(0, previewRows)}
        rowId={({ id }) => id}
        insetPx={0}
        roomPx={previewRoomPx}
        compactRow={(entry) => (
          <div className={styles.previewRow}>
            <span>
              <b>{entry.employee.name}</b>
              <br />
              <span className="num dim small">{time.dayText(time.dayAt(entry.start_time))}</span>
            </span>
            <span className="num">
              <s className="dim">{said(draftFor(time, entry, own))}</s>
              <br />
              <span className={isWrong(entry) ? 'bad' : undefined}>{said(draftFor(time, entry, typed))}</span>
              <br />
              {hoursOf(entry)}
            </span>
          </div>
        )}
      />
      {entries.length > previewRows && <p className="dim">+{entries.length - previewRows}</p>}
    </section>
  );
}
