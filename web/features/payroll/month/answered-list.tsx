// Fetches the list of what was answered when there is something in it.

import type { ComponentProps } from 'react';
import { late } from '#web/ui/page/late.tsx';
import type { AnsweredRows } from './answered-rows.tsx';

const Rows = late(async () => (await import('./answered-rows.tsx')).AnsweredRows);

export const AnsweredList = (props: ComponentProps<typeof AnsweredRows>) =>
  props.answering.answers.some(({ step }) => step === props.step) && <Rows {...props} />;
