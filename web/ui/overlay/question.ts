// Owns the content of a confirmation.
import type { ReactNode } from 'react';

export type Question = {
  heading: string;
  message?: ReactNode;
  /** The action as a verb: 'Delete 3 entries'. */
  yes: string;
  /** The app's Cancel where nothing is given. */
  no?: string | undefined;
  danger?: boolean | undefined;
  /** The focus starts on 'no', although the action is not marked as dangerous. */
  noFirst?: boolean | undefined;
};

export type OpenQuestion = Question & { answer: (certain: boolean) => void };
