// The dialog of a webhook: its address, events and state, a test, its last deliveries, and its removal.

import { useState } from 'react';
import { apiAccess } from '#shared/api/api-access.ts';
import type { Webhook } from '#shared/model/company/webhook.ts';
import { useChange } from '#web/api/query.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import { DeliveryList } from './delivery-list.tsx';
import { HookFields, useHookRefusal } from './hook-form.tsx';

const { changeWebhook, removeWebhook, testWebhook } = apiAccess.endpoints;

type Props = { readonly hook: Webhook; readonly mayWrite: boolean; readonly onClose: () => void };

export function HookDialog({ hook, mayWrite, onClose }: Props) {
  const t = useTexts('api-access');
  const form = useHookForm(hook, onClose);
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={URL.canParse(hook.url) ? new URL(hook.url).host : hook.url}
      onSubmit={() => void form.save()}
      typed={form.typed}
      isSending={form.isSending}
      isBlocked={!mayWrite || !form.isChanged}
      error={form.refused.message}
      footStart={<RemoveHook hook={hook} onDone={onClose} />}
    >
      <SwitchField label={t('active')} checked={form.isActive} onChange={form.setActive} />
      <HookFields
        url={form.url}
        events={form.events}
        error={form.refused.url}
        onUrl={form.setUrl}
        onEvents={form.setEvents}
      />
      {mayWrite && <TestButton id={hook.id} />}
      <DeliveryList webhookId={hook.id} mayWrite={mayWrite} />
    </FormDialog>
  );
}

function useHookForm(hook: Webhook, onClose: () => void) {
  const t = useTexts('api-access');
  const refusal = useHookRefusal();
  const change = useChange(changeWebhook);
  const [url, setUrl] = useState(hook.url);
  const [events, setEvents] = useState<Webhook['events'][number][]>(hook.events);
  const [isActive, setActive] = useState(hook.off_since === null);
  const [refused, setRefused] = useState<ReturnType<typeof refusal>>({});
  const isOther = { url: url.trim() !== hook.url, active: isActive !== (hook.off_since === null) };
  const save = async (): Promise<void> => {
    setRefused({});
    const body = {
      id: hook.id,
      ...(isOther.url ? { new_url: url } : {}),
      ...(isOther.active ? { new_active: isActive } : {}),
      new_events: events,
    };
    try {
      await change.mutateAsync({ body });
      showToast({ message: t('saved') });
      onClose();
    } catch (error) {
      setRefused(refusal(error));
    }
  };
  return {
    url,
    setUrl,
    events,
    setEvents: (chosen: readonly Webhook['events'][number][]) => setEvents([...chosen]),
    isActive,
    setActive,
    refused,
    save,
    typed: [url, events, isActive],
    isSending: change.isPending,
    isChanged: events.length > 0 && (isOther.url || isOther.active || events.join() !== hook.events.join()),
  };
}

function TestButton({ id }: { readonly id: string }) {
  const t = useTexts('api-access');
  const attempt = useAttempt();
  const change = useChange(testWebhook);
  const send = (): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({ path: { id } });
      showToast({ message: t('tested') });
    });
  return (
    <Button loading={change.isPending} onClick={() => void send()}>
      {t('test')}
    </Button>
  );
}

/** Also after the trial: nothing more leaves the company. */
function RemoveHook({ hook: { id, url }, onDone }: { readonly hook: Webhook; readonly onDone: () => void }) {
  const t = useTexts('api-access');
  const attempt = useAttempt();
  const change = useChange(removeWebhook);
  const remove = async (): Promise<void> => {
    const message = t('removeHookText', { url });
    const question = { heading: t('removeHookTitle'), message, yes: t('removeHook') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(async () => {
      await change.mutateAsync({ path: { id } });
      showToast({ message: t('removedHook') });
      onDone();
    });
  };
  return (
    <Button variant="danger-quiet" loading={change.isPending} onClick={() => void remove()}>
      {t('removeHook')}
    </Button>
  );
}
