// The download of a payroll file, as long as it is kept (a week); afterwards the way to create it again.

import { IconDownload } from '@tabler/icons-react';
import { exportJobs } from '#shared/api/exports.ts';
import type { PayrollRecord } from '#shared/model/payroll.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';

export function FileAgain({ record }: { readonly record: PayrollRecord }) {
  const list = useTexts('month-steps');
  const { data } = useRead(exportJobs.endpoints.list, {});
  const address = data?.find(({ id }) => id === record.export_id)?.address;
  if (!address) return null;
  return (
    <ButtonLink href={address} icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}>
      {list('finished.download')}
    </ButtonLink>
  );
}
