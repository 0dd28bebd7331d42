// The default way a form shows an error that belongs to no field.

import type { ReactNode } from 'react';
import { ErrorAlert } from '#web/ui/display/alert.tsx';

export const plainError = (message: string): ReactNode => <ErrorAlert>{message}</ErrorAlert>;
