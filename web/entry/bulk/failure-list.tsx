// The entries an action on many failed for: whose, which one, and why.

import { useErrorWords } from '#web/api/say-error.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Failure } from './bulk.ts';
import styles from './bulk.module.css';

type Props = {
  readonly failures: readonly Failure[];
  readonly time: CompanyTime;
};

const failuresNamed = 10;
/** Of those that failed for the same reason. */
const alikeNamed = 3;

export function FailureList({ failures, time }: Props) {
  const words = useErrorWords();
  const whyOf = ({ error }: Failure) => words.explain(error).issues[0]?.message ?? words.say(error);
  const reasons = [...Map.groupBy(failures, whyOf)];
  return (
    <ul className={styles.failures}>
      {reasons.slice(0, failuresNamed).map(([why, alike]) => (
        <li key={why}>
          {alike
            .slice(0, alikeNamed)
            .map(({ entry }) => `${entry.employee.name}, ${time.momentText(entry.start_time)}`)
            .join(' · ')}
          {alike.length > alikeNamed && ` · +${time.number(alike.length - alikeNamed)}`}: {why}
        </li>
      ))}
      {reasons.length > failuresNamed && <li>+{reasons.length - failuresNamed}</li>}
    </ul>
  );
}
