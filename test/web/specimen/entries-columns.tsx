// Owns the specimen's entries and the columns that show them.
import { IconAlertTriangle, IconCircleCheck, IconMapPin, IconPencil } from '@tabler/icons-react';
import { Badge } from '#web/ui/display/badge.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import type { Column } from '#web/ui/table/table-model.ts';

export type Entry = {
  id: string;
  name: string;
  project: string;
  day: string;
  from: number;
  to: number;
  kind: 'work' | 'running' | 'over';
  approved: boolean;
};

export const names = ['Aoife Byrne', 'Björn Einarsson', 'Conor Murphy', 'Sigurður Þórsson', 'Ewa Kowalska'];
export const projects = ['Harbour warehouse', 'Laugavegur 12 – roof'];

export function entriesOf(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    name: names[index % 5] ?? '',
    project: projects[index % 2] ?? '',
    day: `2026-11-${String(20 - (Math.floor(index / 3) % 20)).padStart(2, '0')}`,
    from: 330 + (index % 4) * 30,
    to: index === 4 ? 1380 : 740 + (index % 5) * 60,
    kind: index === 1 ? 'running' : index === 4 ? 'over' : 'work',
    approved: index > 5,
  }));
}

export const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
export const hours = ({ from, to }: Entry) => (to - from) / 60;

export const columns: Column<Entry>[] = [
  {
    id: 'name',
    label: 'Employee',
    rowHead: true,
    width: '170px',
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'project',
    label: 'Project',
    width: '190px',
    sortBy: ({ project }) => project,
    cell: ({ project }) => project,
  },
  {
    id: 'day',
    label: 'Date',
    width: '120px',
    sortBy: ({ day }) => day,
    firstDescending: true,
    cell: ({ day }) => day.split('-').toReversed().join('.'),
  },
  { id: 'in', label: 'In', width: '90px', cell: ({ from }) => time(from) },
  {
    id: 'out',
    label: 'Out',
    width: '110px',
    cell: ({ to, kind }) => (kind === 'running' ? <Badge tone="running">Running</Badge> : time(to)),
  },
  {
    id: 'ruler',
    label: 'Day',
    width: '150px',
    cell: ({ from, to, kind }) => (
      <Ruler
        label="off"
        segments={[{ fromMinute: from, toMinute: to, kind }]}
        nowMinute={kind === 'running' ? to : undefined}
      />
    ),
  },
  {
    id: 'hours',
    label: 'Hours',
    width: '100px',
    align: 'end',
    sortBy: hours,
    firstDescending: true,
    cell: (entry) =>
      hours(entry) >= 16 ? (
        <span className="bad">
          <IconAlertTriangle size={15} style={{ verticalAlign: -2 }} /> {hours(entry).toFixed(2)}
        </span>
      ) : hours(entry) >= 10 ? (
        <b>{hours(entry).toFixed(2)}</b>
      ) : (
        hours(entry).toFixed(2)
      ),
  },
  {
    id: 'place',
    label: 'Location',
    hideLabel: true,
    width: '56px',
    cell: () => (
      <IconButton label="Show location">
        <IconMapPin size={18} stroke={1.75} />
      </IconButton>
    ),
  },
  {
    id: 'approved',
    label: 'Approved',
    hideLabel: true,
    width: '44px',
    cell: ({ approved }) =>
      approved && <IconCircleCheck size={18} stroke={1.75} color="var(--spruce-ink)" aria-label="Approved" />,
  },
  {
    id: 'edit',
    label: 'Edit',
    hideLabel: true,
    width: '64px',
    cell: () => (
      <IconButton label="Edit">
        <IconPencil size={18} stroke={1.75} />
      </IconButton>
    ),
  },
];
