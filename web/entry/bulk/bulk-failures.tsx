// What an action on many entries failed for, where it was pressed.

import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Failure } from './bulk.ts';
import { FailureList } from './failure-list.tsx';
import { failuresHeading } from './failures-heading.ts';

type Props = {
  readonly failures: readonly Failure[];
  readonly time: CompanyTime;
  readonly onHide: () => void;
};

export function BulkFailures({ failures, time, onHide }: Props) {
  const t = useTexts('entries');
  return (
    <ErrorAlert heading={failuresHeading(failures, t)} onHide={onHide}>
      <FailureList failures={failures} time={time} />
    </ErrorAlert>
  );
}
