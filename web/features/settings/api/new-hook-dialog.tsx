// The dialog that adds a webhook and then shows its secret, this once.

import { useState } from 'react';
import { apiAccess } from '#shared/api/api-access.ts';
import { webhookEvents } from '#shared/limits.ts';
import type { WebhookEvent } from '#shared/model/company/webhook.ts';
import { useChange } from '#web/api/query.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { HookFields, useHookRefusal } from './hook-form.tsx';
import { ShownOnce } from './shown-once.tsx';

export function NewHookDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('api-access');
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? (
    <HookForm onClose={onClose} onMade={setSecret} />
  ) : (
    <ShownOnce
      title={t('hookMadeTitle')}
      below={t('hookMadeText')}
      label={t('secret')}
      copy={t('copySecret')}
      copied={t('secretCopied')}
      notCopied={t('secretNotCopied')}
      value={secret}
      onClose={onClose}
    />
  );
}

type Props = { readonly onClose: () => void; readonly onMade: (secret: string) => void };

function HookForm({ onClose, onMade }: Props) {
  const t = useTexts('api-access');
  const refusal = useHookRefusal();
  const change = useChange(apiAccess.endpoints.createWebhook);
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [refused, setRefused] = useState<ReturnType<typeof refusal>>({});
  const send = async (): Promise<void> => {
    setRefused({});
    try {
      onMade((await change.mutateAsync({ body: { url, events: [...events] } })).secret);
    } catch (error) {
      setRefused(refusal(error));
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('makeHook')}
      below={t('makeHookText')}
      submit={t('addHook')}
      onSubmit={() => void send()}
      typed={[url, events]}
      isSending={change.isPending}
      isBlocked={events.length === 0 || url.trim() === ''}
      error={refused.message}
    >
      <HookFields url={url} events={events} error={refused.url} isNew onUrl={setUrl} onEvents={setEvents} />
    </FormDialog>
  );
}
