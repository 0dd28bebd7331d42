// The dialogs about the selected entries: new times, another project.

import { lateDialog } from '#web/ui/page/late.tsx';
import type { WeekActions } from './week-actions.ts';
import type { Chosen } from './week-selection.ts';
import type { WeekShow } from './week-show.ts';

const MultiEdit = lateDialog(async () => (await import('#web/entry/bulk/multi-edit.tsx')).MultiEdit);
const MoveMany = lateDialog(async () => (await import('#web/entry/bulk/move-many.tsx')).MoveMany);

type Props = {
  readonly chosen: Chosen;
  readonly actions: WeekActions;
  readonly show: WeekShow;
};

export function ManyDialogs({ chosen: { entries }, actions, show }: Props) {
  const { asked, ask } = actions;
  const close = () => ask(undefined);
  if (asked === 'times')
    return (
      <MultiEdit
        entries={entries}
        time={show.time}
        onApply={(times, overlaps) => void actions.editAll(times, overlaps)}
        onClose={close}
      />
    );
  if (asked === 'project')
    return <MoveMany entries={entries} onApply={(to) => void actions.moveAll(to)} onClose={close} />;
  return null;
}
