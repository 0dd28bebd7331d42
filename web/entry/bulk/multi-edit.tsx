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
import { counted } from '#web/words/counted.ts';

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
  const { overlapsInWords } = useCompanyOverlaps();
  const [typed, setTyped] = useState<TypedTimes>({ start: '', end: '', isDayAfter: false });
  const [isUnchangedSaid, setUnchangedSaid] = useState(false);
  const isTyped = typed.start !== '' || typed.end !== '';
  const isCleared = isTyped && entries.some(({ approved }) => approved);
  const faults = faultsOf(time, entries, typed);
  const alter = (part: Partial<TypedTimes>) => {
    setUnchangedSaid(false);
    setTyped((before) => ({ ...before, ...part }));
  };
  const apply = async (): Promise<void> => {
    if (faults.isRefused) return;
    if (!isTyped) {
      setUnchangedSaid(true);
      return;
    }
    onApply(timesOf(typed), await overlapsInWords(spellsOf(time, entries, typed)));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={dialog('editMany', counted(entries.length))}
      below={dialog('editManyText')}
      onSubmit={() => void apply()}
      typed={typed}
      submit={t('applyMany', counted(entries.length))}
      isSending={false}
      isBlocked={isTyped && faults.isRefused}
    >
      <div className={styles.multi}>
        {isUnchangedSaid && <ErrorAlert heading={t('noChanges')} />}
        <Times typed={typed} faults={faults} onAlter={alter} />
        <Faults flipped={faults.flipped} tooLong={faults.tooLong} />
        {isCleared && <p className="dim small">{dialog('approvalCleared')}</p>}
        {isTyped && !faults.isWrong && <Preview entries={entries} time={time} typed={typed} />}
      </div>
    </FormDialog>
  );
}

const isUnreadable = (clock: string): boolean => clock !== '' && !isClock(clock);

/** How many entries cannot get the typed times, and why. */
function faultsOf(time: CompanyTime, entries: readonly WorkLog[], typed: TypedTimes) {
  const isWrong = [typed.start, typed.end].some(isUnreadable);
  const countOf = (wanted: MultiFault): number =>
    isWrong ? 0 : entries.filter((entry) => faultOf(time, entry, typed) === wanted).length;
  const [flipped, tooLong, ahead] = [countOf('outBeforeIn'), countOf('tooLong'), countOf('ahead')];
  return { isWrong, flipped, tooLong, ahead, isRefused: isWrong || flipped + tooLong + ahead > 0 };
}

type TimesProps = {
  readonly typed: TypedTimes;
  readonly faults: ReturnType<typeof faultsOf>;
  readonly onAlter: (part: Partial<TypedTimes>) => void;
};

function Times({ typed, faults: { flipped, ahead }, onAlter }: TimesProps) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const { field } = useErrorWords();
  const notYet = (clock: string) => (clock !== '' && ahead > 0 ? field('too_late') : undefined);
  const timeError = (clock: string) => (isUnreadable(clock) ? dialog('timeWrong') : undefined);
  return (
    <FieldRow minPx={150}>
      <TimeField
        label={t('in')}
        value={typed.start}
        onChange={(start) => onAlter({ start })}
        placeholder={dialog('unchangedTime')}
        error={timeError(typed.start) ?? (typed.end === '' ? notYet(typed.start) : undefined)}
      />
      <TimeField
        label={t('out')}
        value={typed.end}
        onChange={(end) => onAlter({ end })}
        placeholder={dialog('unchangedTime')}
        error={timeError(typed.end) ?? notYet(typed.end)}
        invalid={flipped > 0}
      />
      <BesideFields>
        <CheckboxField
          label={dialog('dayAfter')}
          boxed
          advised={flipped > 0 && typed.end !== ''}
          disabled={typed.end === ''}
          checked={typed.isDayAfter}
          onChange={(isDayAfter) => onAlter({ isDayAfter })}
        />
      </BesideFields>
    </FieldRow>
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

const own = { start: '', end: '', isDayAfter: false };

const saidOf = ({ start, end, daysOn }: TimesDraft): string =>
  `${start}–${end}${daysOn > 0 ? ` +${daysOn}` : ''}`;

type PreviewProps = Pick<Props, 'entries' | 'time'> & { readonly typed: TypedTimes };

function Preview({ entries, time, typed }: PreviewProps) {
  const dialog = useTexts('entry');
  const columns = usePreviewColumns(time, typed);
  const isWrong = (entry: WorkLog) => faultOf(time, entry, typed) !== undefined;
  // Entries that cannot get the times stand first, where they are seen.
  const inOrder = entries.toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)));
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
        compactRow={(entry) => <CompactPreview entry={entry} time={time} typed={typed} />}
      />
      {entries.length > previewRows && <p className="dim">+{entries.length - previewRows}</p>}
    </section>
  );
}

type OneProps = Pick<PreviewProps, 'time' | 'typed'> & { readonly entry: WorkLog };

function HoursAfter({ entry, time, typed }: OneProps) {
  const draft = draftFor(time, entry, typed);
  if (faultOf(time, entry, typed) !== undefined) return <span className="bad">–</span>;
  if (draft.end === '') return '–';
  return <WorkedHours seconds={draftSeconds(time, time.dayAt(entry.start_time), draft)} time={time} />;
}

function usePreviewColumns(time: CompanyTime, typed: TypedTimes): Column<WorkLog>[] {
  const t = useTexts('entries');
  return [
    { id: 'name', label: t('employee'), rowHead: true, cell: ({ employee }) => employee.name },
    { id: 'day', label: t('date'), cell: ({ start_time }) => time.dayText(time.dayAt(start_time)) },
    {
      id: 'before',
      label: t('before'),
      cell: (entry) => <span className="num dim">{saidOf(draftFor(time, entry, own))}</span>,
    },
    {
      id: 'after',
      label: t('after'),
      cell: (entry) => (
        <span className={faultOf(time, entry, typed) ? 'num bad' : 'num'}>
          {saidOf(draftFor(time, entry, typed))}
        </span>
      ),
    },
    {
      id: 'hours',
      label: t('hours'),
      align: 'end',
      cell: (entry) => <HoursAfter entry={entry} time={time} typed={typed} />,
    },
  ];
}

function CompactPreview({ entry, time, typed }: OneProps) {
  return (
    <div className={styles.previewRow}>
      <span>
        <b>{entry.employee.name}</b>
        <br />
        <span className="num dim small">{time.dayText(time.dayAt(entry.start_time))}</span>
      </span>
      <span className="num">
        <s className="dim">{saidOf(draftFor(time, entry, own))}</s>
        <br />
        <span className={faultOf(time, entry, typed) ? 'bad' : undefined}>
          {saidOf(draftFor(time, entry, typed))}
        </span>
        <br />
        <HoursAfter entry={entry} time={time} typed={typed} />
      </span>
    </div>
  );
}
