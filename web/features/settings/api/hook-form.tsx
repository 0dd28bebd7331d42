// The fields of a webhook: its address and its events.

import { webhookEvents } from '#shared/limits.ts';
import type { WebhookEvent } from '#shared/model/company/webhook.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import styles from './api.module.css';

type Props = {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly error: string | undefined;
  readonly isNew?: boolean;
  readonly onUrl: (url: string) => void;
  readonly onEvents: (events: readonly WebhookEvent[]) => void;
};

export function HookFields({ url, events, error, isNew, onUrl, onEvents }: Props) {
  const t = useTexts('api-access');
  return (
    <>
      <TextField
        label={t('url')}
        type="url"
        autoComplete="off"
        autoFocus={isNew}
        value={url}
        error={error}
        onChange={onUrl}
      />
      <fieldset className={styles.scopes}>
        <legend>{t('events')}</legend>
        {webhookEvents.map((event) => (
          <CheckboxField
            key={event}
            label={t(`event.${event}`)}
            checked={events.includes(event)}
            onChange={(isChosen) =>
              onEvents(webhookEvents.filter((one) => (one === event ? isChosen : events.includes(one))))
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** What a refusal says, and whether it is about the address. */
export function useHookRefusal() {
  const t = useTexts('api-access');
  const words = useErrorWords();
  return (error: unknown): { readonly url?: string; readonly message?: string } =>
    error instanceof ApiError && error.code === 'invalid_input'
      ? { url: t('urlRefused') }
      : { message: words.say(error) };
}
