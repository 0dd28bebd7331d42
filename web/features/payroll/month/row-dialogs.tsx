// The dialogs that the rows of a month open; each comes when it is first opened.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { BegunEntry } from '#web/entry/add-entries.tsx';
import { useEraseEntry } from '#web/entry/erase-entry.ts';
import { lateDialog } from '#web/ui/page/late.tsx';

const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);
const LocationDialog = lateDialog(
  async () => (await import('#web/entry/location/location-dialog.tsx')).LocationDialog,
);

export type RowOpened =
  | { readonly kind: 'edit' | 'locate'; readonly entry: WorkLog }
  | { readonly kind: 'add'; readonly begun: BegunEntry };

type Props = { readonly opened: RowOpened; readonly onClose: () => void };

export function RowDialogs({ opened, onClose }: Props) {
  const erase = useEraseEntry();
  if (opened.kind === 'add') return <AddEntries begun={opened.begun} onClose={onClose} />;
  const { entry } = opened;
  if (opened.kind === 'locate') return <LocationDialog entry={entry} onClose={onClose} />;
  return <EditEntry entry={entry} onErase={erase} onClose={onClose} />;
}
