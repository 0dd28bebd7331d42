// 'Sick', with a small person beside it where the employee noted the day themselves.

import { IconUser } from '@tabler/icons-react';
import styles from './note-day.module.css';

type Props = {
  readonly word: string;
  readonly isOwn: boolean;
  /** 'noted by the employee' */
  readonly own: string;
};

export function NoteWord({ word, isOwn, own }: Props) {
  if (!isOwn) return word;
  return (
    <span className={styles.own} title={`${word}, ${own}`}>
      {word}
      <IconUser size={14} stroke={2} role="img" aria-label={own} />
    </span>
  );
}
