// 'Put back' beside the newest change of an entry's history: the entry becomes what it was before that change.

import type { HistoryRow } from '#shared/model/worklog/history.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useMay } from '#web/desk/may.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useUndo } from './bulk/undo.ts';

type Names = readonly { readonly id: string; readonly name: string }[];
type Change = HistoryRow['changes'][number];

const valueNow: Readonly<Record<string, (entry: WorkLog) => string | null>> = {
  start_time: ({ start_time }) => start_time,
  end_time: ({ end_time }) => end_time ?? null,
  project: ({ project }) => project.id,
  approved: ({ approved }) => String(approved),
  worked_through_lunch: ({ worked_through_lunch }) => String(worked_through_lunch ?? false),
};

/**
 * The entry before the change; undefined where that cannot be known or reached again: the entry has changed since, it
 * was running, or its project is gone.
 */
export function entryBefore(
  entry: WorkLog,
  { action, changes }: HistoryRow,
  projects: Names,
): WorkLog | undefined {
  if (action !== 'changed' || changes.length === 0) return undefined;
  const isOfNow = ({ field, to }: Change) => valueNow[field]?.(entry) === to;
  if (!changes.every((change) => isOfNow(change) && change.from !== null)) return undefined;
  const was = (field: string) => changes.find((change) => change.field === field)?.from ?? undefined;
  const projectId = was('project');
  const project = projectId === undefined ? entry.project : projects.find(({ id }) => id === projectId);
  if (!project) return undefined;
  const [approved, lunch] = [was('approved'), was('worked_through_lunch')];
  return {
    ...entry,
    project: { id: project.id, name: project.name },
    start_time: was('start_time') ?? entry.start_time,
    ...(entry.end_time === undefined ? {} : { end_time: was('end_time') ?? entry.end_time }),
    approved: approved === undefined ? entry.approved : approved === 'true',
    ...(lunch === undefined ? {} : { worked_through_lunch: lunch === 'true' }),
  };
}

type Props = { readonly entry: WorkLog; readonly before: WorkLog; readonly onDone: () => void };

export function PutBack({ entry, before, onDone }: Props) {
  const dialog = useTexts('entry');
  const { putBackNow } = useUndo();
  const mayWrite = useMay('work_log.edit');
  if (!mayWrite) return null;
  return (
    <Button
      size="s"
      variant="quiet"
      onClick={() => {
        onDone();
        void putBackNow([{ before, after: entry }]);
      }}
    >
      {dialog('history.putBack')}
    </Button>
  );
}
