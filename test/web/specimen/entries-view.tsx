// Owns the list of entries with its filters, its selection and its bars.
import {
  IconCheck,
  IconDownload,
  IconFolder,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ActionBar } from '#web/ui/table/action-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { ChipRow } from '#web/ui/form/chip.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Progress } from '#web/ui/display/progress.tsx';
import { type DayRange, RangePicker } from '#web/ui/date/range-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import type { Sort } from '#web/ui/table/table-model.ts';
import { columns, entriesOf, hours, names, projects, time } from './entries-columns.tsx';
import { Desk } from './frames.tsx';

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
          shown={({ from, to }) => `${from.slice(8)}.–${to.split('-').toReversed().join('.')}`}
          presets={[
            { label: 'This week', range: { from: '2026-11-16', to: '2026-11-22' } },
            { label: 'Last week', range: { from: '2026-11-09', to: '2026-11-15' } },
            { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
          ]}
        />
        <ChipFilter
          label="Any status"
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
        <Progress title="Creating the Excel file" detail="6 of 11 rows · 14 of 26 photos" share={0.54} />
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
