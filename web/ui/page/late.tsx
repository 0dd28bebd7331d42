// Owns pieces of a file of their own, fetched when first shown: one that cannot be fetched is told, and nothing else goes with it.
import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { AlertAction, ErrorAlert } from '#web/ui/display/alert.tsx';
import { holdKeys } from '#web/ui/overlay/held-keys.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { type UiTexts, useUiTexts } from '#web/ui/style/ui-texts.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Without a network it may come as soon as there is one. Otherwise a release that is gone may have taken it along: only a new page has it then. */
const whyMissing = (texts: UiTexts) =>
  navigator.onLine
    ? { message: texts.notLoaded, action: { label: texts.reload, run: () => location.reload() } }
    : { message: texts.offline, action: undefined };

/** By a toast, where it has no place of its own to be told in. What it was wanted for can be pressed again. */
export const tellMissing = (texts: UiTexts): void => showToast({ tone: 'bad', ...whyMissing(texts) });

/** A part of the page; where it would stand, it is told that it could not be fetched, and tried again. */
export function late<Props extends object>(load: Load<Props>, waiting?: ReactNode): ComponentType<Props> {
  return fetched(load, { waiting });
}

/** A dialog: told by a toast, and closed, so that its button can be pressed again. */
export function lateDialog<Props extends { readonly onClose: () => void }>(
  load: Load<Props>,
): ComponentType<Props> {
  const dismiss = ({ onClose }: Props, texts: UiTexts) => {
    tellMissing(texts);
    onClose();
  };
  return fetched(load, { dismiss });
}

function fetched<Props extends object>(
  load: Load<Props>,
  {
    dismiss,
    waiting = null,
  }: {
    /** A window's: tells and closes it. Keys that are pressed while it loads wait for it. */
    dismiss?: (props: Props, texts: UiTexts) => void;
    waiting?: ReactNode;
  },
): ComponentType<Props> {
  let Known: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const texts = useUiTexts();
    const [state, setState] = useState<'wanted' | 'there' | 'missing'>('wanted');
    const tell = useEffectEvent(() => dismiss?.(props, texts));
    useEffect(() => {
      if (state !== 'wanted' || Known) return undefined;
      let isGone = false;
      const settle = dismiss ? holdKeys() : undefined;
      load().then(
        (Loaded) => {
          Known = Loaded;
          if (!isGone) setState('there');
          settle?.(!isGone);
        },
        (error: unknown) => {
          console.warn('A part of the page could not be fetched', error);
          settle?.(false);
          if (isGone) return;
          if (dismiss) tell();
          else setState('missing');
        },
      );
      return () => {
        isGone = true;
      };
    }, [state]);
    if (Known) {
      return (
        <Suspense fallback={waiting}>
          <Known {...props} />
        </Suspense>
      );
    }
    if (state !== 'missing') return waiting;
    const { message, action } = whyMissing(texts);
    const actions = (
      <>
        <AlertAction label={texts.tryAgain} run={() => setState('wanted')} />
        {action && <AlertAction {...action} />}
      </>
    );
    return <ErrorAlert actions={actions}>{message}</ErrorAlert>;
  };
}
