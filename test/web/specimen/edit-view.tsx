// Owns the dialog in which an entry is edited, with its error and the advised way out.
import { IconFlag, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { DatesField } from '#web/ui/date/dates-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { BesideFields, FieldRow } from '#web/ui/form/field-row.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { Desk } from './frames.tsx';

export function EditView() {
  const [open, setOpen] = useState(true);
  const [start, setStart] = useState('21:40');
  const [end, setEnd] = useState('06:10');
  const [dayAfter, setDayAfter] = useState(false);
  const [project, setProject] = useState('harbour');
  const [day, setDay] = useState('2026-11-18');
  const [days, setDays] = useState<readonly string[]>(['2026-11-18', '2026-11-19']);
  const flag = <IconFlag size={14} stroke={1.75} aria-hidden="true" />;
  return (
    <Desk current="Entries">
      <h1>Time entries</h1>
      <div>
        <Button onClick={() => setOpen(true)}>Edit</Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit time entry"
        below="Aoife Byrne · clocked in on the phone"
        onSubmit={(event) => event.preventDefault()}
        footStart={
          <Button
            variant="danger-quiet"
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() => void confirm({ heading: 'Are you certain?', yes: 'Delete entry', danger: true })}
          >
            Delete entry
          </Button>
        }
        foot={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" type="submit" disabled={!dayAfter}>
              Save changes
            </Button>
          </>
        }
      >
        <FieldRow minPx={200}>
          <SelectField
            label="Project"
            value={project}
            onChange={setProject}
            groups={[
              {
                label: 'Open',
                options: [
                  { value: 'harbour', label: 'Harbour warehouse' },
                  { value: 'laugavegur', label: 'Laugavegur 12 – roof' },
                ],
              },
              { label: 'Closed', options: [{ value: 'school', label: 'Kópavogur school', detail: '2024' }] },
            ]}
          />
          <DateField label="Date" value={day} onChange={setDay} />
          <DatesField label="Other days" value={days} onChange={setDays} placeholder="None" />
        </FieldRow>
        <FieldRow minPx={150}>
          <TimeField label="In" value={start} onChange={setStart} help={<>{flag} Originally 21:52</>} />
          <TimeField
            label="Out"
            value={end}
            onChange={setEnd}
            help={<>{flag} Originally 05:58, the day after</>}
            invalid={!dayAfter}
          />
          <BesideFields>
            <CheckboxField label="The day after" boxed advised checked={dayAfter} onChange={setDayAfter} />
          </BesideFields>
        </FieldRow>
        {!dayAfter && (
          <ErrorAlert heading="Out time has to be after In time">
            If Aoife left on Thursday 19.11. at 06:10, tick ‘The day after’: 8.50 h.
          </ErrorAlert>
        )}
        <Ruler
          label="From 21:40 on Wednesday; until 06:10 on Thursday if ticked"
          size="l"
          days={2}
          hours={6}
          dayLabels={['Wed 18.11.', 'Thu 19.11.']}
          segments={[
            { fromMinute: 1300, toMinute: 1440, kind: 'work' },
            { fromMinute: 1440, toMinute: 1810, kind: dayAfter ? 'work' : 'ghost' },
          ]}
        />
      </Dialog>
    </Desk>
  );
}
