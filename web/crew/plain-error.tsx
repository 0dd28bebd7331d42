// How a form shows an error that belongs to no field, where its screen asks for nothing else.

import type { ReactNode } from 'react';
import { ErrorAlert } from '#web/ui/display/alert.tsx';

export const plainError = (message: string): ReactNode => <ErrorAlert>{message}</ErrorAlert>;
