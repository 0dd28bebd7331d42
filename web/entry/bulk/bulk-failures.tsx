// The entries an action on many failed for: whose, which one, and why.

import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Failure } from './bulk.ts';
import styles from './bulk.module.css';
import { failuresHeading } from './failures-heading.ts';

type Props = {
  readonly failures: readonly Failure[];
  readonly time: CompanyTime;
  readonly onHide: () => void;
};

const failuresNamed = 10;

export function BulkFailures({ failures, time, onHide }: Props) {
  const t = useTexts('entries');
  const words = useErrorWords();
  return (
    <ErrorAlert heading={failuresHeading(failures, t)} onHide={onHide}>
      <ul className={styles.failures}>
        {failures.slice(0, failuresNamed).map(({ entry, error }) => (
          <li key={entry.id}>
            {entry.employee.name}, {time.momentText(entry.start_time)}:{' '}
            {words.explain(error).issues[0]?.message ?? words.say(error)}
          </li>
        ))}
        {failures.length > failuresNamed && <li>+{failures.length - failuresNamed}</li>}
      </ul>
    </ErrorAlert>
  );
}
