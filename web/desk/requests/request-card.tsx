// A request with the entry as it is beside what is asked for, and its answer: the same on the page of requests and on the board.

import type { Correction } from '#shared/model/correction.ts';
import { useMay } from '#web/desk/may.ts';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { Answering } from './answering.tsx';
import styles from './request-card.module.css';
import { useStateWords } from './state-words.ts';
import { OtherHours } from './other-hours.tsx';

type Props = {
  readonly row: Correction;
  /** The screen has a filled button of its own. */
  readonly isQuiet?: boolean;
};

export function RequestCard({ row, isQuiet = false }: Props) {
  const t = useTexts('requests');
  const time = useCompanyTime();
  const mayAnswer = useMay('correction.answer');
  const stateWords = useStateWords();
  const { entry, employee, project, start_time, end_time, worked_through_lunch: lunch } = row;
  const said = t(row.work_log_id === null ? 'missing' : 'change');
  return (
    <Card as="li" padding="s" id={`request-${row.id}`}>
      <CardHead title={employee.name} detail={`${said} · ${time.momentText(row.asked)}`} />
      <dl className={styles.times}>
        {entry && (
          <>
            <dt>{t(row.state === 'waiting' ? 'now' : 'before')}</dt>
            <dd>
              {entry.end_time === undefined
                ? `${time.momentText(entry.start_time)} · ${t('running')}`
                : time.spanText(entry.start_time, entry.end_time)}
              {` · ${entry.project.name}`}
            </dd>
          </>
        )}
        <dt>{t('wanted')}</dt>
        <dd>
          <b>{`${time.spanText(start_time, end_time)} · ${project.name}`}</b>
        </dd>
        {lunch !== undefined && (
          <>
            <dt>{t('lunchWorked')}</dt>
            <dd>
              {entry && `${entry.worked_through_lunch ? '✓' : '–'} → `}
              <b>{lunch ? '✓' : '–'}</b>
            </dd>
          </>
        )}
        {row.state === 'waiting' && mayAnswer && <OtherHours row={row} />}
      </dl>
      {row.word !== '' && <p className={styles.word}>{row.word}</p>}
      {row.state !== 'waiting' && <p className="dim">{stateWords(row)}</p>}
      {row.state === 'waiting' && mayAnswer && <Answering row={row} isQuiet={isQuiet} />}
    </Card>
  );
}
