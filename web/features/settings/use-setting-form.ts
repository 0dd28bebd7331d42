// The form of one setting: its fields, what is sent of them, and what another manager made of it meanwhile.

import { useState } from 'react';
import * as z from 'zod/mini';
import { integrations, settings } from '#shared/model/company.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/toast.tsx';
import { type Newer, newlyTold, takingOver, type Told } from '#web/work/newer.tsx';
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

const triesMax = 4;
const conflict = z.object({ settings, integrations });
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function newerIn(error: unknown): Chosen | undefined {
  return error instanceof ApiError ? z.safeParse(conflict, error.params).data : undefined;
}

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
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const wanted = changeOf(values);
  const isChanged = !isSame(wanted, changeOf(base.values)) || isMore?.(values) === true;

  /** Where others changed something else meanwhile, there is nothing to tell. */
  const put = async (change: Change, from: Chosen, tries: number): Promise<void> => {
    try {
      await send({ ...change, version: from.settings.version });
    } catch (refused) {
      const now = newerIn(refused);
      if (!now || tries === 1 || !isSame(valuesOf(now), base.values)) throw refused;
      await put(change, now, tries - 1);
    }
  };
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
  const submit = async (): Promise<void> => {
    setTried(true);
    setNewer(undefined);
    setError(wanted === undefined || isChanged ? undefined : t('noChanges'));
    if (wanted === undefined || !isChanged || isSending) return;
    setSending(true);
    try {
      await put(wanted, base.chosen, triesMax);
    } catch (refused) {
      tell(refused);
      return;
    } finally {
      setSending(false);
    }
    showToast({ message: t('saved') });
    onClose();
    onSaved?.(values);
  };
  return {
    chosen: base.chosen,
    values,
    set: (part: Partial<Values>) => setValues({ ...values, ...part }),
    isTried,
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
