// The form of one setting: its fields, the change that is sent, and another manager's change of the same setting.

import { useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import {
  type NewerVersion,
  changedFields,
  takingOver,
  type FieldInWords,
} from '#web/forms/newer-version.tsx';
import { newerIn, sendFrom } from './send-from.ts';
import type { Chosen, SettingsEditor } from './use-settings.ts';

export type SettingDialogProps = { readonly editor: SettingsEditor; readonly onClose: () => void };

type Form<Values, Change> = SettingDialogProps & {
  /** The values of the fields for the company's settings. */
  readonly valuesOf: (chosen: Chosen) => Values;
  /** The same in words, always in this order. */
  readonly fieldsInWords: (chosen: Chosen) => readonly FieldInWords[];
  /** The change to send; undefined while a field is in error. */
  readonly changeOf: (values: Values) => Change | undefined;
  readonly send: (change: Change & { readonly version: number }) => Promise<void>;
  /** True where saving has something to do although the setting is unchanged. */
  readonly isMore?: (values: Values) => boolean;
  readonly onSaved?: (values: Values) => void;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function useSettingForm<Values extends Record<string, unknown>, Change extends object>(
  asked: Form<Values, Change>,
) {
  const { onClose, changeOf, send, isMore, onSaved } = asked;
  const t = useTexts('settings');
  const edited = useEdited(asked);
  const { base, values, setValues, setUnsure } = edited;
  const { perform, isSending } = usePerform(edited, onClose);
  const [isTried, setTried] = useState(false);
  const wanted = changeOf(values);
  const isChanged = !isSame(wanted, changeOf(base.values)) || isMore?.(values) === true;
  const submit = async (): Promise<void> => {
    setTried(true);
    edited.say(wanted === undefined || isChanged ? undefined : t('noChanges'));
    if (wanted === undefined || !isChanged || isSending) return;
    const act = async (version: number): Promise<void> => {
      try {
        await send({ ...wanted, version });
      } catch (refused) {
        if (refused instanceof ApiError && refused.isUnsure) setUnsure(wanted);
        throw refused;
      }
    };
    const isSaved = await perform(act, t('saved'));
    if (isSaved) onSaved?.(values);
  };
  return {
    chosen: base.chosen,
    values,
    set: (part: Partial<Values>) => setValues({ ...values, ...part }),
    isTried,
    perform,
    isChanged: wanted !== undefined && isChanged,
    /** The props of `SettingDialog`. */
    frame: {
      onClose,
      onSubmit: () => void submit(),
      typed: values,
      isSending,
      error: edited.error,
      newer: edited.newer,
      onTake: edited.take,
    },
  };
}

/** The fields, the newest settings that the form has seen, and what another manager changed meanwhile. */
function useEdited<Values extends Record<string, unknown>, Change extends object>({
  editor,
  valuesOf,
  fieldsInWords,
  changeOf,
}: Form<Values, Change>) {
  const words = useErrorWords();
  const { learn } = useSession();
  const [base, setBase] = useState(() => {
    const chosen: Chosen = { settings: editor.settings, integrations: editor.integrations };
    return { chosen, values: valuesOf(chosen) };
  });
  const [values, setValues] = useState(base.values);
  const [newer, setNewer] = useState<NewerVersion>();
  const [error, setError] = useState<string>();
  /** After a change without an answer: if the settings have the new values now, this form has saved them. */
  const [unsure, setUnsure] = useState<Change>();
  const showRefusal = (refused: unknown): void => {
    const now = newerIn(refused);
    if (!now) {
      setError(words.say(refused));
      return;
    }
    const next = valuesOf(now);
    setValues(takingOver(values, base.values, next));
    setNewer({
      heading: words.say(refused),
      changed: changedFields(fieldsInWords(base.chosen), fieldsInWords(now)),
    });
    setBase({ chosen: now, values: next });
    // The rows behind the dialog show the newer settings too.
    learn(now);
  };
  /** Compares the words too: a deleted integration leaves the same fields as one that is off. */
  const isAsSeen = (now: Chosen): boolean =>
    (unsure !== undefined && isSame(changeOf(valuesOf(now)), unsure)) ||
    (isSame(valuesOf(now), base.values) &&
      changedFields(fieldsInWords(base.chosen), fieldsInWords(now)).length === 0);
  const say = (said: string | undefined): void => {
    setNewer(undefined);
    setError(said);
  };
  const take = (): void => {
    setValues(base.values);
    setNewer(undefined);
  };
  return { base, values, setValues, newer, take, error, say, showRefusal, isAsSeen, setUnsure };
}

type Seen = {
  readonly base: { readonly chosen: Chosen };
  readonly isAsSeen: (now: Chosen) => boolean;
  readonly say: (said: string | undefined) => void;
  readonly showRefusal: (refused: unknown) => void;
};

function usePerform({ base, isAsSeen, say, showRefusal }: Seen, onClose: () => void) {
  const [isSending, setSending] = useState(false);
  /** Runs `act` as long as the setting is as the dialog shows it; closes the dialog once it is done. */
  const perform = async (act: (version: number) => Promise<unknown>, done: string): Promise<boolean> => {
    say(undefined);
    setSending(true);
    try {
      await sendFrom(base.chosen, isAsSeen, act);
    } catch (refused) {
      showRefusal(refused);
      return false;
    } finally {
      setSending(false);
    }
    showToast({ message: done });
    onClose();
    return true;
  };
  return { perform, isSending };
}
