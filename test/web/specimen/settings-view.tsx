// Owns the settings on a phone, and the phone of someone who has not clocked in.
import { IconCheck, IconClockPlay, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { AccountMenu } from '#web/ui/page/account-menu.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { ChoiceList } from '#web/ui/form/choice/choice-list.tsx';
import { PhoneFrame } from '#web/ui/page/phone-frame.tsx';
import { ControlRow, GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { Desk } from './frames.tsx';

export function SettingsView() {
  const [approve, setApprove] = useState(true);
  return (
    <Desk current="Settings">
      <h1>Settings</h1>
      <RowGroup title="Account">
        <StillRow label="Þakverk ehf." detail="bokhald@thakverk.is" />
        <GoRow label="Change by email" href="#mail" icon={<IconMail size={20} stroke={1.75} />} />
      </RowGroup>
      <RowGroup title="Billing">
        <StillRow
          label={
            <>
              <b>9 days</b> left in your trial
            </>
          }
          detail="23 employees · 14.000 kr."
        >
          <Button variant="primary">Choose a plan</Button>
        </StillRow>
      </RowGroup>
      <RowGroup title="General settings">
        <ControlRow>
          <SwitchField label="Approve time entries" checked={approve} onChange={setApprove} />
        </ControlRow>
        <GoRow label="Overtime" value="after 40 h a week" onClick={() => {}} />
        <GoRow label="Lunch" value="0.50 h from 6 h" onClick={() => {}} />
      </RowGroup>
      <RowGroup title="Integrations">
        <GoRow
          label="Payday"
          value={
            <Badge tone="good" icon={<IconCheck size={14} />}>
              Active
            </Badge>
          }
          onClick={() => {}}
        />
        <GoRow label="Regla" value={<Badge>Off</Badge>} onClick={() => {}} />
      </RowGroup>
    </Desk>
  );
}

export function OutView() {
  const [project, setProject] = useState<'a' | 'b' | 'c'>('a');
  return (
    <PhoneFrame
      brand="Stund"
      account={<AccountMenu label="Anna Jónsdóttir" initials="AJ" items={[]} />}
      foot={
        <Button variant="primary" size="clock" fill icon={<IconClockPlay size={34} />}>
          Clock in
        </Button>
      }
    >
      <h1 style={{ fontSize: 22 }}>Not clocked in</h1>
      <Ruler label="Nothing yet today" size="l" hours={6} nowMinute={852} segments={[]} />
      <h2 style={{ fontSize: 17 }}>Project</h2>
      <ChoiceList
        label="Project"
        value={project}
        onChange={setProject}
        options={[
          { value: 'a', label: 'Laugavegur 12 – roof', detail: 'Last time, Thu 19.11. 06:30–17:00' },
          { value: 'b', label: 'Kópavogur school, phase II', detail: 'Wed 18.11.' },
          { value: 'c', label: 'Harbour warehouse', detail: 'Tue 17.11.' },
        ]}
      />
    </PhoneFrame>
  );
}
