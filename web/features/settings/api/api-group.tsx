// API keys and webhooks in the settings: which work, when each was last used or fails, and adding one.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { apiAccess } from '#shared/api/api-access.ts';
import type { ApiKey } from '#shared/model/company/api-key.ts';
import type { Webhook } from '#shared/model/company/webhook.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useTexts } from '#web/text.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';

const KeyDialog = lateDialog(async () => (await import('./key-dialog.tsx')).KeyDialog);
const NewKeyDialog = lateDialog(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog);

const HookDialog = lateDialog(async () => (await import('./hook-dialog.tsx')).HookDialog);
const NewHookDialog = lateDialog(async () => (await import('./new-hook-dialog.tsx')).NewHookDialog);
const { listWebhooks } = apiAccess.endpoints;

export function ApiGroup({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useTexts('api-access');
  const read = useRead(apiAccess.endpoints.listKeys, {});
  const fault = faultOf(read);
  const keys = read.data;
  const [making, setMaking] = useState<'key' | 'hook'>();
  const [openedId, setOpenedId] = useState<string>();
  const opened = keys?.find(({ id }) => id === openedId);
  const openedHook = useRead(listWebhooks, {}).data?.find(({ id }) => id === openedId);
  return (
    <>
      <RowGroup title={t('title')}>
        {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
        {!fault && !keys && <SkeletonRows rows={1} />}
        {keys?.length === 0 && !mayWrite && <StillRow label={<span className="dim">{t('none')}</span>} />}
        {keys?.map((key) => (
          <KeyRow key={key.id} apiKey={key} onOpen={() => setOpenedId(key.id)} />
        ))}
        <HookRows onOpen={setOpenedId} />
        {mayWrite && (
          <GoRow
            label={t('make')}
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setMaking('key')}
          />
        )}
        {mayWrite && (
          <GoRow
            label={t('makeHook')}
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setMaking('hook')}
          />
        )}
      </RowGroup>
      {making === 'key' && <NewKeyDialog onClose={() => setMaking(undefined)} />}
      {making === 'hook' && <NewHookDialog onClose={() => setMaking(undefined)} />}
      {openedHook && (
        <HookDialog hook={openedHook} mayWrite={mayWrite} onClose={() => setOpenedId(undefined)} />
      )}
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

function HookRows({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useTexts('api-access');
  const time = useCompanyTime();
  const detailOf = ({ off_since: off, failing_since: failing }: Webhook): string =>
    off !== null
      ? t('off', { moment: time.momentText(off) })
      : failing !== null
        ? t('failing', { moment: time.momentText(failing) })
        : t('works');
  const hooks = useRead(listWebhooks, {}).data ?? [];
  return hooks.map((hook) => (
    <GoRow key={hook.id} label={shortOf(hook.url)} detail={detailOf(hook)} onClick={() => onOpen(hook.id)} />
  ));
}

/** Without its scheme: two webhooks of one host differ by their paths. */
const shortOf = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
