// Owns the overview as it looks on a Friday afternoon.
import { IconAlertTriangle, IconChevronRight, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FigureStrip, SmallBars } from '#web/ui/figure-strip.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Ruler, RulerHours, type RulerSegment } from '#web/ui/ruler.tsx';
import type { Column } from '#web/ui/table-model.ts';
import { Desk } from './frames.tsx';

type Person = {
  name: string;
  project: string;
  since: string;
  segments: RulerSegment[];
  entryHours: number | null;
  todayHours: number;
  out?: string;
  yesterday?: RulerSegment[];
};

const now = 852;
const running = (fromMinute: number): RulerSegment => ({ fromMinute, toMinute: now, kind: 'running' });
const work = (fromMinute: number, toMinute: number): RulerSegment => ({ fromMinute, toMinute, kind: 'work' });

const people: Person[] = [
  {
    name: 'Conor Murphy',
    project: 'Harbour warehouse',
    since: '21:40',
    yesterday: [{ fromMinute: 1300, toMinute: 1440, kind: 'over-running' }],
    segments: [{ fromMinute: 0, toMinute: now, kind: 'over-running' }],
    entryHours: 16.53,
    todayHours: 14.2,
  },
  {
    name: 'Björn Einarsson',
    project: 'Harbour warehouse',
    since: '05:30',
    segments: [running(330)],
    entryHours: 8.7,
    todayHours: 8.7,
  },
  {
    name: 'Anna Jónsdóttir',
    project: 'Laugavegur 12 – roof',
    since: '12:00',
    segments: [work(420, 690), running(720)],
    entryHours: 2.2,
    todayHours: 6.67,
  },
  {
    name: 'Inês Gonçalves',
    project: 'Rua Augusta 44',
    since: '07:45',
    segments: [running(465)],
    entryHours: 6.45,
    todayHours: 6.45,
  },
  {
    name: 'Þórdís Ólafsdóttir',
    project: 'Kópavogur school, phase II',
    since: '08:00',
    segments: [running(480)],
    entryHours: 6.2,
    todayHours: 6.2,
  },
  {
    name: 'João da Silva',
    project: 'Rua Augusta 44',
    since: '06:00',
    segments: [work(360, 780)],
    entryHours: null,
    todayHours: 7,
    out: 'Out 13:00',
  },
  {
    name: 'Aoife Byrne',
    project: 'Harbour warehouse',
    since: '06:30',
    segments: [work(390, 735)],
    entryHours: null,
    todayHours: 5.75,
    out: 'Out 12:15',
  },
];

const columns: Column<Person>[] = [
  {
    id: 'name',
    label: 'Employee',
    rowHead: true,
    width: '184px',
    cell: ({ name, out }) => <span style={{ fontWeight: out ? 400 : 650 }}>{name}</span>,
  },
  { id: 'project', label: 'Project', cell: ({ project }) => project },
  { id: 'in', label: 'In', align: 'end', width: '64px', cell: ({ since }) => since },
  {
    id: 'day',
    label: 'Day',
    width: '372px',
    head: (
      <span style={{ display: 'block', marginLeft: 20 }}>
        <RulerHours every={6} />
      </span>
    ),
    cell: ({ segments, yesterday }) =>
      yesterday ? (
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: '20px 1fr',
            alignItems: 'center',
            padding: '10px 0',
            rowGap: 5,
          }}
        >
          <span className="small dim">Th</span>
          <Ruler label="off" segments={yesterday} />
          <span className="small dim">Fr</span>
          <Ruler label="off" segments={segments} nowMinute={now} />
        </div>
      ) : (
        <div style={{ marginLeft: 20 }}>
          <Ruler label="off" segments={segments} nowMinute={now} />
        </div>
      ),
  },
  {
    id: 'entry',
    label: 'This entry',
    align: 'end',
    cell: ({ entryHours }) =>
      entryHours === null ? (
        '–'
      ) : entryHours >= 16 ? (
        <span className="bad">
          <IconAlertTriangle size={16} style={{ verticalAlign: -3 }} /> {entryHours}
        </span>
      ) : (
        entryHours.toFixed(2)
      ),
  },
  {
    id: 'today',
    label: 'Today',
    align: 'end',
    cell: ({ todayHours }) => (todayHours >= 10 ? <b>{todayHours.toFixed(2)}</b> : todayHours.toFixed(2)),
  },
  {
    id: 'state',
    label: 'State',
    hideLabel: true,
    align: 'end',
    cell: ({ out, yesterday }) =>
      yesterday ? (
        <Button size="s">Clock out…</Button>
      ) : out ? (
        <Badge>{out}</Badge>
      ) : (
        <Badge tone="running">Running</Badge>
      ),
  },
];

export function BoardView() {
  const [find, setFind] = useState('');
  return (
    <Desk current="Overview">
      <PageHead
        title="Friday 20 November"
        detail="14:12"
        actions={
          <Button variant="primary" icon={<IconPlus size={18} />}>
            Add time entry
          </Button>
        }
      />
      <FigureStrip
        label="This week"
        figures={[
          {
            label: 'Hours this week',
            figure: '412.25',
            unit: 'h',
            below: '6 % more than last week',
            beside: (
              <SmallBars
                label="Monday to Friday"
                bars={[
                  ['M', 17],
                  ['T', 26],
                  ['W', 28],
                  ['T', 30],
                  ['F', 25],
                ].map(([letter, value]) => ({ letter: String(letter), value: Number(value) }))}
              />
            ),
          },
          { label: 'Overtime this week', figure: '18.50', unit: 'h', below: '4 employees over 40 h' },
          {
            label: 'Waiting for approval',
            figure: '37',
            unit: 'entries',
            below: 'oldest from 17.11.2026',
            beside: (
              <ButtonLink variant="quiet" href="#review" iconAfter={<IconChevronRight size={18} />}>
                Review
              </ButtonLink>
            ),
          },
          {
            label: 'Not clocked out',
            figure: '1',
            unit: 'employee',
            below: (
              <span className="bad">
                <IconAlertTriangle size={14} style={{ verticalAlign: -2 }} /> Conor Murphy, 16.53 h
              </span>
            ),
          },
        ]}
      />
      <Card as="section" padding="none">
        <CardHead
          title="On the clock now"
          detail="5 of 23 employees"
          actions={
            <div style={{ width: 250 }}>
              <TextField
                label="Find employee or project"
                hideLabel
                small
                placeholder="Find employee or project"
                value={find}
                onChange={setFind}
                before={<IconSearch size={16} />}
              />
            </div>
          }
        />
        <DataTable
          caption="On the clock now"
          columns={columns}
          rows={people.filter((person) => person.name.toLowerCase().includes(find.toLowerCase()))}
          rowId={({ name }) => name}
          look={({ out }) => ({ running: !out })}
          compactRow={(person) => (
            <>
              <div className="line" style={{ justifyContent: 'space-between' }}>
                <b>{person.name}</b>
                {person.out ? <Badge>{person.out}</Badge> : <Badge tone="running">Running</Badge>}
              </div>
              <p className="dim small">
                {person.project} · {person.since}
              </p>
              <Ruler label="off" segments={person.segments} nowMinute={now} />
            </>
          )}
        />
      </Card>
    </Desk>
  );
}
