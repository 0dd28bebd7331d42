// The bar of the selected days: how many, their entries and hours, and what can be done with them.

import { IconCheck, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ActionBar } from '#web/ui/table/action-bar.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekActions } from './week-actions.ts';
import type { Chosen } from './week-selection.ts';

type Props = {
  readonly chosen: Chosen;
  readonly isAll: boolean;
  readonly isApprovalOn: boolean;
  readonly actions: WeekActions;
  readonly time: CompanyTime;
  readonly onAll: () => void;
  readonly onNone: () => void;
};

export function WeekBar({ chosen, isAll, isApprovalOn, actions, time, onAll, onNone }: Props) {
  const t = useTexts('week');
  const entries = useTexts('entries');
  const { progress } = actions;
  const isBusy = progress !== undefined;
  const count = chosen.cells;
  const said = `${t('entries', { count: chosen.entries.length, shown: time.number(chosen.entries.length) })} · ${entries('hoursOf', { hours: time.hours(chosen.seconds) })}`;
  return (
    <ActionBar
      label={t('selection')}
      place="above"
      checked={count === 0 ? false : isAll ? true : 'some'}
      onToggleAll={isAll ? onNone : onAll}
      toggleLabel={t('selectAll')}
      count={
        isBusy
          ? entries('working', { done: progress.done, all: progress.all })
          : count === 0
            ? t('selectSome')
            : t('selected', { count })
      }
      detail={count > 0 && !isBusy ? said : undefined}
      links={[
        ...(isAll ? [] : [{ label: t('selectAll'), onClick: onAll }]),
        ...(count > 0 ? [{ label: entries('selectNone'), onClick: onNone }] : []),
      ]}
    >
      {count > 0 && <Buttons isApprovalOn={isApprovalOn} actions={actions} />}
    </ActionBar>
  );
}

function Buttons({ isApprovalOn, actions }: Pick<Props, 'isApprovalOn' | 'actions'>) {
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
            loading={isBusy}
            onClick={() => void actions.setApproval(true)}
          >
            {entries('approve')}
          </Button>
          <Button loading={isBusy} onClick={() => void actions.setApproval(false)}>
            {entries('clearApproval')}
          </Button>
        </>
      )}
      <Button
        icon={<IconPencil size={18} stroke={1.75} />}
        loading={isBusy}
        onClick={() => actions.ask('times')}
      >
        {shell('edit')}
      </Button>
      <Button
        icon={<IconFolder size={18} stroke={1.75} />}
        label={entries('changeProject')}
        loading={isBusy}
        onClick={() => actions.ask('project')}
      >
        {entries('project')}
      </Button>
      <Button
        variant="danger"
        icon={<IconTrash size={18} stroke={1.75} />}
        loading={isBusy}
        onClick={() => void actions.eraseAll()}
      >
        {shell('delete')}
      </Button>
    </>
  );
}
