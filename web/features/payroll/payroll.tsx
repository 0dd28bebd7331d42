// The payroll screen: pay periods, what stands in the way of a file, the file, and the files made so far.

import { useTexts } from '#web/text.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Periods } from './periods.tsx';

export function Payroll() {
  const t = useTexts('payroll');
  return (
    <>
      <PageHead title={t('title')} />
      <Periods />
    </>
  );
}
