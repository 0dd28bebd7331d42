// Owns pieces of a file of their own, fetched when they are first shown. One that cannot be fetched shows an error
// and can be fetched again; the rest of the page stays.
import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AlertAction, ErrorAlert } from '#web/ui/display/alert.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { holdKeys } from '#web/ui/overlay/held-keys.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { type UiTexts, useUiTexts } from '#web/ui/style/ui-texts.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
/** `fetch` brings the file beforehand; the piece is then drawn at once. */
export type Late<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

class NotFetched extends Error {}

/**
 * Without a network, it may come when there is one. With one, a newer release may have removed the file: only a new
 * page has it then.
 */
const whyMissing = (texts: UiTexts) =>
  navigator.onLine
    ? { message: texts.notLoaded, action: { label: texts.reload, run: () => location.reload() } }
    : { message: texts.offline, action: undefined };

/** Says by a toast that a window could not be fetched. Its button can be pressed again. */
export const tellMissing = (texts: UiTexts): void => showToast({ tone: 'bad', ...whyMissing(texts) });

/** A part of the page: the message that it could not be fetched stands in its place, with a button that tries again. */
export const late = <Props extends object>(load: Load<Props>, waiting: ReactNode = null): Late<Props> =>
  fetched(load, Missing, { waiting });

/** A whole screen: nothing stands around it. */
export const lateScreen = <Props extends object>(load: Load<Props>): Late<Props> =>
  fetched(load, MissingScreen, { waiting: null });

/** A dialog: one that could not be fetched says so by a toast and is closed. Keys that are pressed while it loads wait for it. */
export const lateDialog = <Props extends { readonly onClose: () => void }>(load: Load<Props>): Late<Props> =>
  fetched(load, Unopened, { waiting: null, holdsKeys: true });

function fetched<Props extends object>(
  load: Load<Props>,
  Failed: ComponentType<{ readonly of: Props; readonly again: () => void }>,
  { waiting, holdsKeys = false }: { waiting: ReactNode; holdsKeys?: boolean },
): Late<Props> {
  let known: ComponentType<Props> | undefined;
  const fetch = async () => {
    try {
      known = await load();
      return { default: known };
    } catch (cause) {
      throw new NotFetched('A part of the page could not be fetched', { cause });
    }
  };
  function Piece(props: Props) {
    const [Part, setPart] = useState(() => known);
    const begin = useEffectEvent((isWanted: () => boolean) => {
      if (Part) return;
      const coming = fetch();
      coming.catch((error: unknown) => console.warn(error));
      if (holdsKeys) holdKeys(coming, isWanted);
      // In a transition, because React would otherwise show a fallback for at least 0.3 s, and again for a piece
      // within the piece. Made once, because React may repeat an update, and a new `lazy` each time would never
      // finish loading.
      const Brought = lazy(() => coming);
      startTransition(() => setPart(() => Brought));
    });
    useEffect(() => {
      let isHere = true;
      begin(() => isHere);
      return () => {
        isHere = false;
      };
    }, []);
    return <Suspense fallback={waiting}>{Part ? <Part {...props} /> : waiting}</Suspense>;
  }
  const Late = (props: Props) => (
    <ErrorBoundary
      fallbackRender={(failure) => {
        // An error inside the piece is left to its screen.
        if (!(failure.error instanceof NotFetched)) throw failure.error;
        return <Failed of={props} again={failure.resetErrorBoundary} />;
      }}
    >
      <Piece {...props} />
    </ErrorBoundary>
  );
  return Object.assign(Late, { fetch });
}

type FailedProps = { readonly again: () => void };

const Missing = ({ again }: FailedProps) => (
  <ErrorAlert actions={<WaysOn again={again} />}>{whyMissing(useUiTexts()).message}</ErrorAlert>
);

const MissingScreen = ({ again }: FailedProps) => (
  <div role="alert">
    <EmptyState heading={whyMissing(useUiTexts()).message} action={<WaysOn again={again} />} />
  </div>
);

function WaysOn({ again }: FailedProps) {
  const texts = useUiTexts();
  const { action } = whyMissing(texts);
  return (
    <>
      <AlertAction label={texts.tryAgain} run={again} />
      {action && <AlertAction {...action} />}
    </>
  );
}

function Unopened({ of }: { readonly of: { readonly onClose: () => void } }) {
  const texts = useUiTexts();
  const close = useEffectEvent(() => {
    tellMissing(texts);
    of.onClose();
  });
  useEffect(() => close(), []);
  return null;
}
