// The company's own data in the settings: all of it as files, and the deletion of the account in two steps.

import { useState } from 'react';
import { accountDeletionDays } from '#shared/limits.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useHolds } from '#web/api/holds.ts';
import { useTexts } from '#web/text.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { WholeExport } from './whole-export.tsx';

const DeletionDialog = lateDialog(async () => (await import('./deletion-dialog.tsx')).DeletionDialog);

export function YourDataGroup() {
  const t = useTexts('company-data');
  const time = useCompanyTime();
  const { deletion, acting_for: acting } = useSignedIn();
  const mayDelete = useHolds('company.delete');
  const [isOpen, setOpen] = useState(false);
  return (
    <RowGroup title={t('title')}>
      <WholeExport />
      {deletion ? (
        <StillRow label={t('leaving', { day: time.dayText(time.dayAt(deletion.ends)) })} />
      ) : (
        acting === undefined &&
        mayDelete && (
          <GoRow
            label={t('delete')}
            detail={t('deleteText', { days: accountDeletionDays })}
            onClick={() => setOpen(true)}
          />
        )
      )}
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
    </RowGroup>
  );
}
