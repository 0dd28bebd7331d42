// Owns what 'are you certain?' consists of.
import type { ReactNode } from 'react';

export type Question = {
  heading: string;
  message?: ReactNode;
  /** Says what will happen, as a verb: 'Delete 3 entries'. */
  yes: string;
  /** The app's Cancel where nothing is given. */
  no?: string | undefined;
  danger?: boolean | undefined;
  /** The focus waits on no, though nothing is destroyed. */
  noFirst?: boolean | undefined;
};

export type OpenQuestion = Question & { answer: (certain: boolean) => void };
