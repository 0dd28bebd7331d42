// The bar of the selected days: how many, their entries and hours, and what can be done with them.

import { useTexts } from '#web/text.ts';
import { late } from '#web/ui/page/late.tsx';
import { ActionBar } from '#web/ui/table/action-bar.tsx';
import type { WeekBarProps } from './chosen/week-buttons.tsx';
import { counted } from '#web/words/counted.ts';

/** What can be done with the selected days comes once one is selected. */
const WeekButtons = late(async () => (await import('./chosen/week-buttons.tsx')).WeekButtons);

export function WeekBar(props: WeekBarProps) {
  const { chosen, selected, most, actions, time, onAll, onNone } = props;
  const t = useTexts('week');
  const entries = useTexts('entries');
  const { progress } = actions;
  const isBusy = progress !== undefined;
  const count = chosen.cells;
  const isAll = selected >= most && selected > 0;
  const said = `${t('entries', counted(chosen.entries.length))} · ${entries('hoursOf', { hours: time.hours(chosen.seconds) })}`;
  return (
    <ActionBar
      label={t('selection')}
      place="above"
      checked={count === 0 ? false : isAll ? true : 'some'}
      onToggleAll={isAll || most === 0 ? onNone : onAll}
      toggleLabel={t('selectAll')}
      count={
        isBusy
          ? entries('working', { done: progress.done, all: progress.all })
          : count === 0
            ? t(most === 0 ? 'lockedDays' : 'selectSome')
            : t('selected', counted(count))
      }
      detail={count > 0 && !isBusy ? said : undefined}
      links={[
        ...(isAll || most === 0 ? [] : [{ label: t('selectAll'), onClick: onAll }]),
        ...(count > 0 ? [{ label: entries('selectNone'), onClick: onNone }] : []),
      ]}
    >
      {(count > 0 || most === 0) && <WeekButtons {...props} />}
    </ActionBar>
  );
}
