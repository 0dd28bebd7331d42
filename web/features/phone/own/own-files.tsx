// The dialog in which employees download their own hours: days, kind of file, and the file once it is made.

import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportJobs } from '#shared/api/exports.ts';
import { ownFileDaysMax } from '#shared/limits.ts';
import { type Day, daysBetween } from '#shared/time/day.ts';
import { dayOf } from '#shared/time/zone.ts';
import { call } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { type Days, usualRanges } from '#web/files/usual-ranges.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { Progress } from '#web/ui/display/progress.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { serverSeconds } from '#web/entry/server-time.ts';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';
import { DateInput } from './date-input.tsx';

const { createOwn, readOwn } = exportJobs.endpoints;
const pollMilliseconds = 800;
type Kind = 'pdf' | 'entries';
const offered = ['thisMonth', 'lastMonth', 'thisYear'] as const;

export function OwnFiles({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('own-hours');
  const { zone } = useWords();
  const ranges = usualRanges(dayOf(zone, serverSeconds()));
  const [days, setDays] = useState<Days>(ranges.lastMonth);
  const [kind, setKind] = useState<Kind>('pdf');
  const fault = faultOf(days);
  const file = useOwnFile(days, kind);
  return (
    <FormDialog
      size="s"
      onClose={onClose}
      title={t('files.title')}
      onSubmit={file.make}
      submit={t('files.make')}
      typed={undefined}
      isSending={file.isRunning}
      isBlocked={fault !== undefined}
      isLarge
      error={file.problem}
    >
      <div className={styles.more} role="group" aria-label={t('files.ranges')}>
        {offered.map((name) => (
          <Button key={name} onClick={() => setDays(ranges[name])}>
            {t(`files.${name}`)}
          </Button>
        ))}
      </div>
      <FieldRow minPx={200}>
        <DateInput
          label={t('files.from')}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
          fault={undefined}
        />
        <DateInput
          label={t('files.to')}
          value={days.to}
          onChange={(to) => setDays({ ...days, to })}
          fault={fault && t(`files.${fault}`)}
        />
      </FieldRow>
      <Segmented<Kind>
        label={t('files.format')}
        options={[
          { value: 'pdf', label: t('files.pdf') },
          { value: 'entries', label: t('files.sheet') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Made file={file} />
    </FormDialog>
  );
}

function faultOf({ from, to }: { readonly from: Day; readonly to: Day }) {
  if (to < from) return 'reversed' as const;
  return daysBetween(from, to) >= ownFileDaysMax ? ('tooLong' as const) : undefined;
}

/** The file of exactly these days and this kind: other days ask for another. */
function useOwnFile(days: Days, kind: Kind) {
  const t = useTexts('own-hours');
  const { say } = useErrorWords();
  const create = useChange(createOwn);
  const body = { kind, ...days, language: currentLanguage() };
  const wish = JSON.stringify(body);
  const [begun, setBegun] = useState<{ readonly wish: string; readonly id: string }>();
  const id = begun?.wish === wish ? begun.id : undefined;
  const { data: job, error: lost } = useQuery({
    queryKey: ['own-file', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(readOwn, { path: { id: id ?? '' } }, { signal }),
    refetchInterval: ({ state: { data } }) => (isEnded(data?.state) ? false : pollMilliseconds),
  });
  const make = () => create.mutate({ body }, { onSuccess: (made) => setBegun({ wish, id: made.id }) });
  const error = create.error ?? lost;
  const isFailed = job !== undefined && isEnded(job.state) && job.state !== 'done';
  const problem = error ? say(error) : isFailed ? t('files.failed') : undefined;
  const isRunning = create.isPending || (id !== undefined && !lost && !isEnded(job?.state));
  return { job: id === undefined ? undefined : job, make, problem, isRunning };
}

const isEnded = (state: string | undefined): boolean =>
  state !== undefined && state !== 'queued' && state !== 'running';

function Made({ file: { job, isRunning } }: { readonly file: ReturnType<typeof useOwnFile> }) {
  const t = useTexts('own-hours');
  if (isRunning) {
    const share = job?.rows ? Math.min(0.99, job.rows_done / job.rows) : 0;
    return <Progress title={t('files.making')} share={share} />;
  }
  if (job?.address === undefined) return null;
  return (
    <>
      <Progress title={t('files.ready')} share={1} />
      <ButtonLink
        href={job.address}
        size="l"
        fill
        icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('files.open')}
      </ButtonLink>
    </>
  );
}
