// The employee's phone: the clock, the day, the weeks.

import { useEffect, useState } from 'react';
import { productName } from '#shared/limits.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/alert.tsx';
import { PhoneFrame } from '#web/ui/phone-frame.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ClockFoot } from './clock-foot.tsx';
import { OwnAccount } from './own-account.tsx';
import { startOf, useOwnProjects, useOwnWork } from './own-work.ts';
import { NotIn } from './not-in.tsx';
import styles from './phone.module.css';
import { Refused } from './refused.tsx';
import { Running } from './running.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { useClock } from './use-clock.ts';
import { useClockSkew } from './use-clock-skew.ts';
import { useNow } from './use-now.ts';
import { useWords } from './use-words.ts';
import { Weeks } from './weeks.tsx';

export function Screen() {
  const t = useTexts('phone');
  const session = useSignedIn();
  const isDisabled = session.disabled ?? false;
  const [weeks, setWeeks] = useState(2);
  const work = useOwnWork(weeks);
  const projects = useOwnProjects(!isDisabled);
  const clock = useClock();
  const now = useNow();
  const words = useWords();
  const { say } = useErrorWords();
  const skew = useClockSkew();
  const [chosen, setChosen] = useState<string>();
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);

  const { open, logs } = work;
  const options = projects.data ?? [];
  const last = logs.find((log) => options.some((project) => project.id === log.project.id));
  const project = options.find((one) => one.id === (chosen ?? last?.project.id)) ?? options[0];

  useEffect(() => {
    const minutes = open ? Math.floor((now - startOf(open)) / 60) : 0;
    const clockText = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    document.title = open ? `▶ ${clockText} · ${open.project.name}` : `${t('title')} · ${productName}`;
  }, [open, now, t]);

  const clockIn = async () => {
    if (!project) return;
    const started = await clock.clockIn(project, { comment: note.trim(), photos: pictures });
    if (!started) return;
    setNote('');
    setPictures([]);
    showToast({ message: t('clockedIn', { project: started.project.name }) });
  };
  const clockOut = async () => {
    if (!open) return;
    const ended = await clock.clockOut(open.id);
    if (ended) showToast({ message: t('clockedOut', { hours: words.hours(ended.total_time ?? 0) }) });
  };

  const foot = isDisabled ? undefined : (
    <ClockFoot
      isIn={open !== undefined}
      isReady={work.isSuccess && clock.unsent === undefined && (open !== undefined || project !== undefined)}
      isSending={clock.isSending}
      located={clock.located}
      onPress={() => void (open ? clockOut() : clockIn())}
    />
  );
  return (
    <PhoneFrame brand={productName} account={<OwnAccount />} foot={foot}>
      <div className={styles.page}>
        {isDisabled && <Notice>{t('disabled')}</Notice>}
        {skew !== undefined && <Notice>{t('skew', { minutes: skew })}</Notice>}
        {clock.unsent && <UnsentNotice unsent={clock.unsent} onAgain={() => void clock.again()} />}
        <Refused error={clock.refused} onHide={clock.forgive} />
        {work.error && <ErrorAlert>{say(work.error)}</ErrorAlert>}
        {open ? (
          <Running open={open} logs={logs} clock={clock} projects={options} isDisabled={isDisabled} />
        ) : (
          <NotIn
            isDisabled={isDisabled}
            logs={logs}
            projects={options}
            isLoading={projects.isPending && !isDisabled}
            chosen={project?.id}
            onChoose={setChosen}
            note={note}
            onNote={setNote}
            pictures={pictures}
            onPictures={setPictures}
          />
        )}
        <Weeks
          logs={logs}
          isLoading={work.isPending}
          onOlder={() => setWeeks(weeks + 4)}
          projects={options}
        />
      </div>
    </PhoneFrame>
  );
}
