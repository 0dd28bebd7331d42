// The bar of the selected days: how many, their entries and hours, and what can be done with them.

import { IconCheck, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { late } from '#web/ui/page/late.tsx';
import { ActionBar } from '#web/ui/table/action-bar.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekActions } from './week-actions.ts';
import type { Chosen } from './week-selection.ts';
import { counted } from '#web/words/counted.ts';

const Locked = late(async () => (await import('./locked.tsx')).Locked);

type Props = {
  readonly chosen: Chosen;
  /** How many days are selected, also empty ones, and how many can be. */
  readonly selected: number;
  readonly most: number;
  readonly days: readonly Day[];
  readonly isApprovalOn: boolean;
  readonly actions: WeekActions;
  readonly time: CompanyTime;
  readonly onAll: () => void;
  readonly onNone: () => void;
};

export function WeekBar(props: Props) {
  const { chosen, selected, most, isApprovalOn, actions, time, onAll, onNone } = props;
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
      {(chosen.locked.length > 0 || most === 0) && <Locked {...props} />}
      {count > 0 && (
        <Buttons isApprovalOn={isApprovalOn} actions={actions} isOff={chosen.entries.length === 0} />
      )}
    </ActionBar>
  );
}

type ButtonsProps = Pick<Props, 'isApprovalOn' | 'actions'> & { readonly isOff: boolean };

function Buttons({ isApprovalOn, actions, isOff }: ButtonsProps) {
  const entries = useTexts('entries');
  const shell = useTexts('shell');
  const isBusy = actions.progress !== undefined;
  return (
    <>
      {isApprovalOn && (
        <>
          <Button
            variant="primary"
            icon={<IconCheck size={18} stroke={1.75} />}
            disabled={isOff}
        loading={isBusy}
            onClick={() => void actions.setApproval(true)}
          >
            {entries('approve')}
          </Button>
          <Button disabled={isOff}
        loading={isBusy} onClick={() => void actions.setApproval(false)}>
            {entries('clearApproval')}
          </Button>
        </>
      )}
      <Button
        icon={<IconPencil size={18} stroke={1.75} />}
        disabled={isOff}
        loading={isBusy}
        onClick={() => actions.ask('times')}
      >
        {shell('edit')}
      </Button>
      <Button
        icon={<IconFolder size={18} stroke={1.75} />}
        label={entries('changeProject')}
        disabled={isOff}
        loading={isBusy}
        onClick={() => actions.ask('project')}
      >
        {entries('project')}
      </Button>
      <Button
        variant="danger"
        icon={<IconTrash size={18} stroke={1.75} />}
        disabled={isOff}
        loading={isBusy}
        onClick={() => void actions.eraseAll()}
      >
        {shell('delete')}
      </Button>
    </>
  );
}
