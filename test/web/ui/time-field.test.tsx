// Proves that a time can be typed the way people type it.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { shiftedTime, typedTime } from '#web/ui/date/time-field.tsx';
import { stage } from './stage.tsx';

function Started({ at = '' }: { at?: string }) {
  const [value, setValue] = useState(at);
  return <TimeField label="In" value={value} onChange={setValue} />;
}

/** A form that calls everything but a whole time wrong. */
function Judged({ error }: { error: string }) {
  const [value, setValue] = useState('');
  const isWhole = /^\d\d:\d\d$/.test(value);
  return <TimeField label="In" value={value} onChange={setValue} error={isWhole ? undefined : error} />;
}

describe('a typed time', () => {
  it.each([
    ['1745', '17:45'],
    ['17:45', '17:45'],
    ['17.45', '17:45'],
    ['17h45', '17:45'],
    ['7', '07:00'],
    ['17', '17:00'],
    ['730', '07:30'],
    ['0000', '00:00'],
    [' 6:5 ', '06:05'],
  ])('%s is %s', (raw, time) => expect(typedTime(raw)).toBe(time));

  it.each(['', '24', '2400', '1760', '12:60', 'noon', '12345', '7:', '-1'])('%s is no time', (raw) =>
    expect(typedTime(raw)).toBeNull(),
  );

  it('moves over midnight both ways', () => {
    expect(shiftedTime('23:58', 5)).toBe('00:03');
    expect(shiftedTime('00:02', -5)).toBe('23:57');
    expect(shiftedTime('soon', 5)).toBeNull();
  });
});

describe('time field', () => {
  it('is not called wrong while its time is being typed, but once it is left or can be none', async () => {
    const error = 'Not a time';
    const { user } = stage(<Judged error={error} />);
    const field = screen.getByLabelText('In');
    await user.type(field, '9:3');
    expect(screen.queryByText(error)).toBeNull();
    await user.type(field, '9');
    expect(field).toHaveValue('9:39');
    await user.clear(field);
    await user.type(field, '9:75');
    expect(screen.getByText(error)).toBeVisible();
    await user.clear(field);
    await user.type(field, '9:');
    expect(screen.queryByText(error)).toBeNull();
    await user.tab();
    expect(screen.getByText(error)).toBeVisible();
  });

  it('shows 17:45 as soon as 1745 is typed', async () => {
    const { user } = stage(<Started />);
    await user.type(screen.getByLabelText('In'), '1745');
    expect(screen.getByLabelText('In')).toHaveValue('17:45');
  });

  it.each(['1250', '12:50 ', ' 12:50', '12.50'])('shows 12:50 as soon as %j is pasted', async (text) => {
    const { user } = stage(<Started at="08:00" />);
    await user.click(screen.getByLabelText('In'));
    await user.paste(text);
    expect(screen.getByLabelText('In')).toHaveValue('12:50');
  });

  it.each([
    ['15', '08:15'],
    ['1250', '12:50'],
  ])('takes a pasted %s for minutes or for the whole time', async (text, time) => {
    const { user } = stage(<Started at="08:00" />);
    const field = screen.getByLabelText<HTMLInputElement>('In');
    await user.click(field);
    field.setSelectionRange(3, 5);
    await user.paste(text);
    expect(field).toHaveValue(time);
  });

  it('finishes a short time when it is left', async () => {
    const { user } = stage(<Started />);
    await user.type(screen.getByLabelText('In'), '730');
    await user.tab();
    expect(screen.getByLabelText('In')).toHaveValue('07:30');
  });

  it('keeps text that is no time, so that it can be corrected', async () => {
    const { user } = stage(<Started />);
    await user.type(screen.getByLabelText('In'), '25');
    await user.tab();
    expect(screen.getByLabelText('In')).toHaveValue('25');
  });

  it('moves five minutes with the arrows', async () => {
    const { user } = stage(<Started at="07:58" />);
    await user.click(screen.getByLabelText('In'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(screen.getByLabelText('In')).toHaveValue('08:03');
  });

  it('can be emptied', async () => {
    const { user } = stage(<Started at="07:58" />);
    await user.clear(screen.getByLabelText('In'));
    await user.tab();
    expect(screen.getByLabelText('In')).toHaveValue('');
  });
});
