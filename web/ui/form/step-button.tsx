// Owns the button of a step to what is before or after: a picture with a name. One that is off keeps the focus.
import type { ReactNode } from 'react';

type Props = {
  label: string;
  className: string | undefined;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function StepButton({ label, className, isOff = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      // A disabled button would lose the focus.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </button>
  );
}
