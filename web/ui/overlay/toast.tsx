// Owns the toast: a short message that disappears by itself, except while it is hovered or focused. Errors stay until
// hidden, a button its ten seconds; only what merely says that something is done makes room.
import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { AlertAction, ErrorAlert } from '#web/ui/display/alert.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { makeStore } from '#web/ui/style/store.ts';
import styles from './toast.module.css';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type Toast = {
  message: ReactNode;
  tone?: 'done' | 'bad' | undefined;
  /** A button, such as Undo. */
  action?: { label: string; run: () => void } | undefined;
  /** Until it is taken away. */
  stays?: boolean | undefined;
};

type Shown = Toast & { id: number };

const shownSeconds = 6;
/** For a toast with a button: long enough to reach it. */
const shownWithActionSeconds = 10;
const shownAtOnce = 3;
const toasts = makeStore<readonly Shown[]>([]);
let count = 0;

export function showToast(toast: Toast): void {
  count += 1;
  // The same error again takes the place of the first.
  const isAgain = (one: Toast) => one.tone === 'bad' && !one.action && one.message === toast.message;
  const all = [...toasts.get().filter((one) => !isAgain(one)), { ...toast, id: count }];
  const brief = all.filter(({ tone, action, stays }) => tone !== 'bad' && !action && !stays);
  const [oldest] = brief.length > shownAtOnce ? brief : [];
  toasts.set(all.filter((one) => one !== oldest));
}

/** While something is being done. Returns a function that takes it away. */
export function showLasting(message: ReactNode): () => void {
  showToast({ message, stays: true });
  const id = count;
  return () => hide(id);
}

export function ToastHost() {
  const shown = toasts.use();
  return (
    <div className={styles.host} data-no-print="">
      {shown.map((toast) => toast.tone === 'bad' && <Wrong key={toast.id} toast={toast} />)}
      <div className={styles.done} role="status">
        {shown.map((toast) => toast.tone !== 'bad' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </div>
  );
}

function runAndHide(id: number, action: NonNullable<Toast['action']>): void {
  hide(id);
  action.run();
}

function Wrong({ toast }: { toast: Shown }) {
  const { action } = toast;
  return (
    <div className={styles.wrong}>
      <ErrorAlert
        heading={useUiTexts().error}
        actions={action && <AlertAction label={action.label} run={() => runAndHide(toast.id, action)} />}
        onHide={() => hide(toast.id)}
      >
        {toast.message}
      </ErrorAlert>
    </div>
  );
}

function ToastCard({ toast }: { toast: Shown }) {
  const texts = useUiTexts();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const held = isPointed || isFocused;
  const { id, stays } = toast;
  const seconds = toast.action ? shownWithActionSeconds : shownSeconds;
  useEffect(() => {
    if (held || stays) return undefined;
    const timer = setTimeout(() => hide(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, stays, id, seconds]);
  return (
    <div
      className={styles.toast}
      data-held={held || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {!stays && <IconCheck size={20} stroke={1.75} aria-hidden="true" />}
      <span className={styles.message}>{toast.message}</span>
      {toast.action && <UndoButton id={id} action={toast.action} />}
      <IconButton label={texts.close} onClick={() => hide(id)}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </div>
  );
}

function UndoButton({ id, action }: { id: number; action: NonNullable<Toast['action']> }) {
  const run = () => {
    // The toast disappears with its focused button, so the focus moves to the content.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    runAndHide(id, action);
  };
  return (
    <button type="button" className={styles.action} onClick={run}>
      {action.label}
    </button>
  );
}

function hide(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
