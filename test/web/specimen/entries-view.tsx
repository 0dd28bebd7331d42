// Owns the list of entries with its filters, its selection and its bars.
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconDownload,
  IconFolder,
  IconMapPin,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChipRow } from '#web/ui/chip.tsx';
import { ChipFilter } from '#web/ui/chip-filter.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { type DayRange, RangePicker } from '#web/ui/range-picker.tsx';
import { Ruler } from '#web/ui/ruler.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SelectFilter } from '#web/ui/select-filter.tsx';
import type { Column, Sort } from '#web/ui/table-model.ts';
import { Desk } from './frames.tsx';

type Entry = {
  id: string;
  name: string;
  project: string;
  day: string;
  from: number;
  to: number;
  kind: 'work' | 'running' | 'over';
  approved: boolean;
};

const names = ['Aoife Byrne', 'Björn Einarsson', 'Conor Murphy', 'Sigurður Þórsson', 'Ewa Kowalska'];
const projects = ['Harbour warehouse', 'Laugavegur 12 – roof'];

function entriesOf(count: number): Entry[] {
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

const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const hours = ({ from, to }: Entry) => (to - from) / 60;

const columns: Column<Entry>[] = [
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
    cell: ({ day }) => day.split('-').reverse().join('.'),
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

export function EntriesView({ count = 12 }: { count?: number }) {
  const [rows] = useState(() => entriesOf(count));
  const [sort, setSort] = useState<Sort>({ by: 'day', descending: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['e0', 'e3']));
  const [people, setPeople] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>(['p0', 'p1']);
  const [range, setRange] = useState<DayRange | null>({ from: '2026-11-16', to: '2026-11-20' });
  const [approval, setApproval] = useState<'any' | 'yes' | 'no'>('any');
  const checked = selected.size === 0 ? false : selected.size === rows.length ? true : 'some';
  const bar = (place: 'above' | 'below') => (
    <ActionBar
      label={`Selected entries, ${place}`}
      place={place}
      checked={checked}
      toggleLabel="Select all"
      onToggleAll={() => setSelected(checked === true ? new Set() : new Set(rows.map(({ id }) => id)))}
      count={`${selected.size} selected`}
      detail="26.50 h"
      links={[
        { label: `Select all ${rows.length}`, onClick: () => setSelected(new Set(rows.map(({ id }) => id))) },
        { label: 'Select none', onClick: () => setSelected(new Set()) },
      ]}
    >
      <Button variant={place === 'above' ? 'primary' : 'plain'} icon={<IconCheck size={18} />}>
        Approve
      </Button>
      <Button>Clear approval</Button>
      <Button icon={<IconPencil size={18} stroke={1.75} />}>Edit</Button>
      <Button variant="danger" icon={<IconTrash size={18} stroke={1.75} />}>
        Delete
      </Button>
    </ActionBar>
  );
  return (
    <Desk current="Entries">
      <PageHead
        title="Time entries"
        detail={`${rows.length} entries · 120.01 h`}
        actions={
          <>
            <Button icon={<IconDownload size={18} stroke={1.75} />}>Excel</Button>
            <Button icon={<IconPlus size={18} />}>Add time entry</Button>
          </>
        }
      />
      <ChipRow label="Filters">
        <SelectFilter
          icon={<IconUser size={16} />}
          allLabel="All employees"
          clearLabel="Clear employees"
          value={people}
          onChange={setPeople}
          groups={[
            { label: 'Active', options: names.map((label) => ({ value: label, label })) },
            { label: 'Inactive', options: [{ value: 'old', label: 'Gunnar Ægisson', detail: '2024' }] },
          ]}
        />
        <SelectFilter
          several
          searchLabel="Find a project"
          icon={<IconFolder size={16} />}
          allLabel="All projects"
          clearLabel="Clear projects"
          value={chosen}
          onChange={setChosen}
          groups={[
            { label: 'Open', options: projects.map((label, index) => ({ value: `p${index}`, label })) },
          ]}
        />
        <RangePicker
          label="Any day"
          clearLabel="Clear days"
          value={range}
          onChange={setRange}
          shown={({ from, to }) => `${from.slice(8)}.–${to.split('-').reverse().join('.')}`}
          presets={[
            { label: 'This week', range: { from: '2026-11-16', to: '2026-11-22' } },
            { label: 'Last week', range: { from: '2026-11-09', to: '2026-11-15' } },
            { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
          ]}
        />
        <ChipFilter
          label="Any approval"
          icon={<IconCheck size={16} />}
          value={approval === 'any' ? null : approval}
          onClear={() => setApproval('any')}
          clearLabel="Clear approval filter"
        >
          {(close) => (
            <Segmented
              label="Approval"
              value={approval}
              onChange={(value) => {
                setApproval(value);
                close();
              }}
              options={[
                { value: 'any', label: 'Any' },
                { value: 'yes', label: 'Approved' },
                { value: 'no', label: 'Not approved' },
              ]}
            />
          )}
        </ChipFilter>
        <Button variant="quiet" size="s">
          Clear filters
        </Button>
      </ChipRow>
      {count < 200 && (
        <Progress title="Making the Excel file" detail="6 of 11 rows · 14 of 26 photos" share={0.54} />
      )}
      <Card padding="none">
        {bar('above')}
        <DataTable
          caption="Time entries"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={setSort}
          rowPx={46}
          selection={{
            allInBar: true,
            selected,
            onChange: setSelected,
            rowLabel: ({ name, day }) => `Select ${name}, ${day}`,
          }}
          look={({ kind, approved }) => ({ running: kind === 'running', approved })}
          compactRow={(entry) => (
            <>
              <div className="line" style={{ justifyContent: 'space-between' }}>
                <b>{entry.name}</b>
                <span className="num">{hours(entry).toFixed(2)} h</span>
              </div>
              <p className="dim small">
                {entry.project} · {entry.day} · {time(entry.from)}–{time(entry.to)}
              </p>
            </>
          )}
        />
        {bar('below')}
      </Card>
    </Desk>
  );
}
