// Owns the example people who are clocked in on the specimen's board, and their columns.
import { IconAlertTriangle } from '@tabler/icons-react';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Ruler, RulerHours, type RulerSegment } from '#web/ui/display/ruler.tsx';
import type { Column } from '#web/ui/table/table-model.ts';

export type Person = {
  name: string;
  project: string;
  since: string;
  segments: RulerSegment[];
  entryHours: number | null;
  todayHours: number;
  out?: string;
  yesterday?: RulerSegment[];
};

export const now = 852;
const running = (fromMinute: number): RulerSegment => ({ fromMinute, toMinute: now, kind: 'running' });
const work = (fromMinute: number, toMinute: number): RulerSegment => ({ fromMinute, toMinute, kind: 'work' });

export const people: Person[] = [
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

export const columns: Column<Person>[] = [
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
    label: 'Status',
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
