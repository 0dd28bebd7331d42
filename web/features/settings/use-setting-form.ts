// The form of one setting: its fields, what is sent of them, and what another manager made of it meanwhile.

import { useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { type Newer, newlyTold, takingOver, type Told } from '#web/forms/newer.tsx';
import { newerIn, sendFrom } from './send-from.ts';
import type { Chosen, SettingsHand } from './use-settings.ts';

export type SettingDialogProps = { readonly hand: SettingsHand; readonly onClose: () => void };

type Form<Values, Change> = SettingDialogProps & {
  /** What the fields hold of what the company has chosen. */
  readonly valuesOf: (chosen: Chosen) => Values;
  /** The same in words, always in this order. */
  readonly toldOf: (chosen: Chosen) => readonly Told[];
  /** What is sent; undefined while a field is in error. */
  readonly changeOf: (values: Values) => Change | undefined;
  readonly send: (change: Change & { readonly version: number }) => Promise<void>;
  /** Something beside the setting is to be saved. */
  readonly isMore?: (values: Values) => boolean;
  readonly onSaved?: (values: Values) => void;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function useSettingForm<Values extends Record<string, unknown>, Change extends object>({
  hand,
  onClose,
  valuesOf,
  toldOf,
  changeOf,
  send,
  isMore,
  onSaved,
}: Form<Values, Change>) {
  const t = useTexts('settings');
  const words = useErrorWords();
  const { learn } = useSession();
  /** What was chosen when last heard of, with its fields; a conflict replaces it. */
  const [base, setBase] = useState(() => {
    const chosen: Chosen = { settings: hand.settings, integrations: hand.integrations };
    return { chosen, values: valuesOf(chosen) };
  });
  const [values, setValues] = useState(base.values);
  const [newer, setNewer] = useState<Newer>();
  const [error, setError] = useState<string>();
  /** What was sent and never answered: where it has become so, nobody else did it. */
  const [unsure, setUnsure] = useState<Change>();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const wanted = changeOf(values);
  const isChanged = !isSame(wanted, changeOf(base.values)) || isMore?.(values) === true;

  const tell = (refused: unknown): void => {
    const now = newerIn(refused);
    if (!now) {
      setError(words.say(refused));
      return;
    }
    const next = valuesOf(now);
    setValues(takingOver(values, base.values, next));
    setNewer({ heading: words.say(refused), changed: newlyTold(toldOf(base.chosen), toldOf(now)) });
    setBase({ chosen: now, values: next });
    // The rows behind the dialog shall not go on saying what is no longer so.
    learn(now);
  };
  /** Also in words: what is gone may leave the same fields as what is off. */
  const isAsSeen = (now: Chosen): boolean =>
    (unsure !== undefined && isSame(changeOf(valuesOf(now)), unsure)) ||
    (isSame(valuesOf(now), base.values) && newlyTold(toldOf(base.chosen), toldOf(now)).length === 0);
  /** Does something to what the dialog shows, as long as it is still so; closes once it is done. */
  const perform = async (act: (version: number) => Promise<unknown>, done: string): Promise<boolean> => {
    setNewer(undefined);
    setError(undefined);
    setSending(true);
    try {
      await sendFrom(base.chosen, isAsSeen, act);
    } catch (refused) {
      tell(refused);
      return false;
    } finally {
      setSending(false);
    }
    showToast({ message: done });
    onClose();
    return true;
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    setNewer(undefined);
    setError(wanted === undefined || isChanged ? undefined : t('noChanges'));
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
    /** What the frame of the dialog is given. */
    frame: {
      onClose,
      onSubmit: () => void submit(),
      typed: values,
      isSending,
      error,
      newer,
      onTake: () => {
        setValues(base.values);
        setNewer(undefined);
      },
    },
  };
}
