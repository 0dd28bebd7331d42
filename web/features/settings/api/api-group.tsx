// API keys in the settings: which work, what each may do, when it was last used, and revoking one.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { apiAccess } from '#shared/api/api-access.ts';
import type { ApiKey } from '#shared/model/company/api-key.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useTexts } from '#web/text.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';

const KeyDialog = lateDialog(async () => (await import('./key-dialog.tsx')).KeyDialog);
const NewKeyDialog = lateDialog(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog);

export function ApiGroup({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useTexts('api-access');
  const read = useRead(apiAccess.endpoints.listKeys, {});
  const fault = faultOf(read);
  const keys = read.data;
  const [isMaking, setMaking] = useState(false);
  const [openedId, setOpenedId] = useState<string>();
  const opened = keys?.find(({ id }) => id === openedId);
  return (
    <>
      <RowGroup title={t('title')}>
        {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
        {!fault && !keys && <SkeletonRows rows={1} />}
        {keys?.length === 0 && <StillRow label={<span className="dim">{t('none')}</span>} />}
        {keys?.map((key) => (
          <KeyRow key={key.id} apiKey={key} onOpen={() => setOpenedId(key.id)} />
        ))}
        {mayWrite && (
          <GoRow
            label={t('make')}
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setMaking(true)}
          />
        )}
      </RowGroup>
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      {opened && <KeyDialog apiKey={opened} onClose={() => setOpenedId(undefined)} />}
    </>
  );
}

type RowProps = { readonly apiKey: ApiKey; readonly onOpen: () => void };

function KeyRow({ apiKey: { name, used }, onOpen }: RowProps) {
  const t = useTexts('api-access');
  const time = useCompanyTime();
  const detail = used === null ? t('unused') : t('used', { moment: time.momentText(used) });
  return <GoRow label={name} detail={detail} onClick={onOpen} />;
}
