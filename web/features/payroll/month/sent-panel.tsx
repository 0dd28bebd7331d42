// The last step: the office says that the payroll system has read the file, and may take it back.

import { IconSend } from '@tabler/icons-react';
import { payroll } from '#shared/api/payroll.ts';
import type { PayrollRecord } from '#shared/model/payroll.ts';
import { useChange } from '#web/api/query.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import { useLoginName } from '#web/features/payroll/model/login-name.ts';
import type { Month } from '#web/features/payroll/model/data.ts';
import { spanName } from '#web/features/payroll/model/days.ts';
import { FileAgain } from './file-again.tsx';
import styles from './month.module.css';
import { Panel, type ToNext } from './panel.tsx';
import type { StepName } from '#web/features/payroll/model/steps.ts';

type Props = {
  readonly month: Month;
  readonly toNext: ToNext;
  readonly onShow: (name: StepName | undefined) => void;
};

/** Says that a file was sent, or takes it back; each can be undone. */
export function useMarkSent(month: Month) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const attempt = useAttempt();
  const change = useChange(payroll.endpoints.markSent);
  const mark = (record: PayrollRecord, sent: boolean): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({ path: { id: record.id }, body: { sent } });
      showToast({
        message: list(sent ? 'markedSent' : 'markedUnsent', { month: spanName(month.time, month.span) }),
        action: { label: t('undo'), run: () => void mark(record, !sent) },
      });
    });
  return { mark, isMarking: change.isPending };
}

export function SentPanel({ month, toNext, onShow }: Props) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const { query, record } = month;
  const system = query.system ? systemNames[query.system] : '';
  return (
    <Panel
      id="month-sent"
      title={query.system ? list('sent.title', { system }) : t('step.sent')}
      toNext={toNext}
      isDone={false}
    >
      {!query.system && (
        <EmptyState
          heading={t('below.fileOff')}
          action={<ButtonLink href={placeHref('settings')}>{list('toSettings')}</ButtonLink>}
        />
      )}
      {query.system && !record && (
        <EmptyState
          heading={list('sent.first')}
          action={<Button onClick={() => onShow('file')}>{list('sent.toFile')}</Button>}
        >
          {list('sent.firstText')}
        </EmptyState>
      )}
      {record && <MadeFile {...{ month, record, system, onShow }} />}
    </Panel>
  );
}

type MadeFileProps = Pick<Props, 'month' | 'onShow'> & {
  readonly record: PayrollRecord;
  readonly system: string;
};

function MadeFile({ month, record, system, onShow }: MadeFileProps) {
  const list = useTexts('month-steps');
  const { hasChanged, time } = month;
  const loginName = useLoginName();
  const { mark, isMarking } = useMarkSent(month);
  const { sent } = record;
  const changed = hasChanged ? list('sent.changed') : list('sent.text', { file: record.file_name, system });
  return (
    <div className={styles.inset}>
      <p>{sent ? list('sent.done', { moment: time.momentText(sent.at) }) : changed}</p>
      {sent && <p className="dim">{list('sent.doneBy', { name: loginName(sent.by.name) })}</p>}
      <div className={styles.buttons}>
        {hasChanged && !sent && (
          <Button variant="primary" onClick={() => onShow('file')}>
            {list('sent.toFile')}
          </Button>
        )}
        {!sent && !hasChanged && (
          <Button
            variant="primary"
            icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
            loading={isMarking}
            // The last step: the month is done, and the screen says so.
            onClick={() => void mark(record, true).then(() => onShow(undefined))}
          >
            {list('sent.confirm', { system })}
          </Button>
        )}
        <FileAgain record={record} />
        {sent && (
          <Button variant="quiet" loading={isMarking} onClick={() => void mark(record, false)}>
            {list('sent.takeBack')}
          </Button>
        )}
      </div>
    </div>
  );
}
