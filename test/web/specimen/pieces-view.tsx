// Owns one of everything, so that nothing changes its look unseen.
import { IconCheck, IconCloudOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DoneNotice, ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button, type ButtonVariant } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { CheckboxField, SwitchField } from '#web/ui/form/choice-field.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { PhoneField } from '#web/ui/form/phone-field.tsx';
import { Ruler, type RulerKind } from '#web/ui/display/ruler.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { Desk } from './frames.tsx';

const variants: ButtonVariant[] = ['plain', 'primary', 'quiet', 'running', 'danger', 'danger-filled'];
const kinds: RulerKind[] = ['work', 'running', 'ghost', 'over', 'over-running'];

export function PiecesView() {
  const [text, setText] = useState('Þakverk ehf.');
  const [phone, setPhone] = useState('555 0142');
  const [time, setTime] = useState('17:45');
  const [words, setWords] = useState('');
  const [ticked, setTicked] = useState(true);
  return (
    <Desk current="Overview">
      <PageHead
        title="Friday 20 November"
        detail="14:12"
        actions={
          <Button
            variant="primary"
            icon={<IconPlus size={18} />}
            onClick={() => showToast({ message: 'Saved' })}
          >
            Add time entry
          </Button>
        }
      />
      <Card as="section">
        <CardHead title="Buttons" detail="six roles" />
        <div className="line">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button loading variant="primary">
            loading
          </Button>
          <Button size="s">small</Button>
        </div>
      </Card>
      <Card as="section">
        <CardHead title="Badges" />
        <div className="line">
          <Badge>Out 13:00</Badge>
          <Badge tone="running">Running</Badge>
          <Badge tone="good" icon={<IconCheck size={14} />}>
            Active
          </Badge>
          <Badge tone="bad">Late</Badge>
        </div>
      </Card>
      <Card as="section">
        <CardHead title="Rulers" />
        <div className="stack">
          {kinds.map((kind) => (
            <Ruler
              key={kind}
              label={kind}
              nowMinute={852}
              segments={[{ fromMinute: 300, toMinute: 852, kind }]}
            />
          ))}
          <div style={{ width: 122 }}>
            <Ruler label="small" segments={[{ fromMinute: 390, toMinute: 735, kind: 'work' }]} />
          </div>
          <Ruler
            label="large"
            size="xl"
            hours={3}
            segments={[{ fromMinute: 390, toMinute: 735, kind: 'work' }]}
          />
        </div>
      </Card>
      <ErrorAlert heading="Error" onHide={() => {}}>
        Wrong company name
      </ErrorAlert>
      <Notice heading="1 not sent yet" icon={<IconCloudOff size={22} stroke={1.75} />}>
        No connection. It is safe on this phone.
      </Notice>
      <DoneNotice heading="The plan is active" />
      <Card as="section">
        <CardHead title="Fields" />
        <div className="stack">
          <FieldRow minPx={220}>
            <TextField
              label="Company name"
              value={text}
              onChange={setText}
              help="It becomes the account's name"
            />
            <PhoneField label="Phone" note="(optional)" value={phone} onChange={setPhone} />
            <PasswordField label="Password" autoComplete="new-password" value={text} onChange={setText} />
            <TimeField label="In" value={time} onChange={setTime} />
            <TextField
              label="E-mail"
              type="email"
              value="bokhald"
              onChange={() => {}}
              error="This is not an e-mail address"
              required
            />
            <TextField label="Locked" value="Cannot be changed" onChange={() => {}} disabled />
          </FieldRow>
          <TextareaField label="Description" value={words} onChange={setWords} />
          <CheckboxField
            label="The day after"
            checked={ticked}
            onChange={setTicked}
            detail="When the shift went over midnight"
          />
          <SwitchField label="Approve time entries" checked={ticked} onChange={setTicked} />
        </div>
      </Card>
      <Card padding="none">
        <EmptyState
          heading="No employees have been created"
          action={<Button variant="primary">Create employee</Button>}
        >
          They clock in on their phones, with four letters.
        </EmptyState>
      </Card>
    </Desk>
  );
}
