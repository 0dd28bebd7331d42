// Who has too little rest today, by name with the hours that are short; nothing where all have enough.

import { IconMoon } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import type { BoardInput } from './board-rows.ts';
import { restRows } from './rest-rows.ts';

export function RestLine(input: BoardInput) {
  const t = useTexts('board');
  const rows = restRows(input);
  if (rows.length === 0) return null;
  return (
    <Notice heading={t('restToday')} icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>
      {rows
        .map(({ name, shortSeconds }) => t('restShort', { name, hours: input.time.hours(shortSeconds) }))
        .join(' · ')}
    </Notice>
  );
}
