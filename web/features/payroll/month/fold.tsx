// A list folded below the list of a step: its heading opens and shuts it.

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './month.module.css';

type Props = { readonly heading: ReactNode; readonly children: ReactNode };

export function Fold({ heading, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {heading}
      </button>
      <ul id={id} hidden={!isOpen} className={styles.answered}>
        {children}
      </ul>
    </div>
  );
}
