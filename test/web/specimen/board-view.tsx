// Owns the overview as it looks on a Friday afternoon.
import { IconAlertTriangle, IconChevronRight, IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { FigureStrip, SmallBars } from '#web/ui/display/figure-strip.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { columns, now, people } from './board-columns.tsx';
import { Desk } from './frames.tsx';

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
            below: '6% more than last week',
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
            label: 'To approve',
            figure: '37',
            unit: 'entries',
            below: 'oldest: 17.11.2026',
            beside: (
              <ButtonLink variant="quiet" href="#review" iconAfter={<IconChevronRight size={18} />}>
                Review
              </ButtonLink>
            ),
          },
          {
            label: 'Forgot to clock out?',
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
          title="Clocked in now"
          detail="5 of 23 employees"
          actions={
            <div style={{ width: 250 }}>
              <TextField
                label="Find an employee or project"
                hideLabel
                small
                placeholder="Find an employee or project"
                value={find}
                onChange={setFind}
                before={<IconSearch size={16} />}
              />
            </div>
          }
        />
        <DataTable
          caption="Clocked in now"
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
