// The same where no list has room for it, or the list is not shown any more: a message that stays until it is hidden.

import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Failure } from './bulk.ts';
import { FailureList } from './failure-list.tsx';
import { failuresHeading } from './failures-heading.ts';

type Props = {
  readonly failures: readonly Failure[];
  readonly time: CompanyTime;
};

export const sayFailures = (failures: readonly Failure[], time: CompanyTime): void =>
  showToast({ tone: 'bad', message: <Said failures={failures} time={time} /> });

function Said({ failures, time }: Props) {
  const t = useTexts('entries');
  return (
    <>
      <p>{failuresHeading(failures, t)}</p>
      <FailureList failures={failures} time={time} />
    </>
  );
}
