// What can be done with the selected days, or why nothing can: those of a locked period.

import { IconCheck, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { useSayClosed } from '#web/entry/closed-days.ts';
import { useReopenHref } from '#web/entry/days/reopen-href.ts';
import { useTexts } from '#web/text.ts';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import type { Day } from '#shared/time/day.ts';
import type { WeekActions } from '#web/features/week/week-actions.ts';
import type { Chosen } from '#web/features/week/week-selection.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

/** What the bar and its buttons are given. */
export type WeekBarProps = {
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

export function WeekButtons(props: WeekBarProps) {
  const { chosen, isApprovalOn, actions } = props;
  return (
    <>
      <Locked {...props} />
      {chosen.cells > 0 && (
        <Buttons isApprovalOn={isApprovalOn} actions={actions} isOff={chosen.entries.length === 0} />
      )}
    </>
  );
}

/** Why nothing can be done with the days of a locked period, and the way out. */
function Locked({ chosen, most, days, time }: WeekBarProps) {
  const t = useTexts('week');
  const sayClosed = useSayClosed();
  const hrefOf = useReopenHref();
  const [entry] = chosen.entries.length === 0 ? chosen.locked : [];
  const startAt = entry ? time.seconds(entry.start_time) : time.startOf(days[0] ?? time.today());
  const href = entry || most === 0 ? hrefOf(startAt) : undefined;
  return (
    <>
      {entry && <span className="small">{sayClosed(entry)}</span>}
      {href !== undefined && <ButtonLink href={href}>{t('reopen')}</ButtonLink>}
    </>
  );
}

type ButtonsProps = Pick<WeekBarProps, 'isApprovalOn' | 'actions'> & { readonly isOff: boolean };

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
          <Button disabled={isOff} loading={isBusy} onClick={() => void actions.setApproval(false)}>
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
