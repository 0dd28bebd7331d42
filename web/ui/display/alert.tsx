// Owns messages in the page: errors that can be hidden, notices, warnings, good news.
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type AlertProps = {
  heading?: ReactNode;
  children?: ReactNode;
  /** Under the message, small: a request number to quote, say. */
  footnote?: ReactNode;
  /** Buttons of the message. */
  actions?: ReactNode;
  icon?: ReactNode;
};

/** Read out at once. With onHide it carries a Hide button. */
export function ErrorAlert({ onHide, ...props }: AlertProps & { onHide?: (() => void) | undefined }) {
  return (
    <div role="alert" className={classNames(styles.alert, styles.error)}>
      <Message
        {...props}
        icon={props.icon ?? <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}
      />
      {onHide && <HideButton onHide={onHide} />}
    </div>
  );
}

/** A neutral message. */
export function Notice(props: AlertProps) {
  return (
    <div role="status" className={classNames(styles.alert, styles.notice)}>
      <Message
        {...props}
        icon={props.icon ?? <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}
      />
    </div>
  );
}

export function DoneNotice(props: AlertProps) {
  return (
    <div role="status" className={classNames(styles.alert, styles.done)}>
      <Message {...props} icon={props.icon ?? <IconCheck size={20} stroke={1.75} aria-hidden="true" />} />
    </div>
  );
}

/** A button of a message. */
export function AlertAction({ label, run }: { label: string; run: () => void }) {
  return (
    <Button size="s" onClick={run}>
      {label}
    </Button>
  );
}

function HideButton({ onHide }: { onHide: () => void }) {
  return (
    <IconButton label={useUiTexts().hide} onClick={onHide}>
      <IconX size={18} stroke={1.75} />
    </IconButton>
  );
}

/** Every line of the text as a paragraph, so that sentences of the specification stand alone. */
function inLines(text: string): ReactNode {
  const lines = text.split('\n');
  return lines.length === 1 ? text : lines.map((line) => <p key={line}>{line}</p>);
}

function Message({ heading, children, footnote, actions, icon }: AlertProps) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        {heading && <p className={styles.heading}>{heading}</p>}
        {children && <div>{typeof children === 'string' ? inLines(children) : children}</div>}
        {footnote && <p className={styles.footnote}>{footnote}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  );
}
