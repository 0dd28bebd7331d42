// Proves that days can be typed and picked, in the reader's language and order.
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DateField } from '#web/ui/date/date-field.tsx';
import { DatesField } from '#web/ui/date/dates-field.tsx';
import { type DayRange, RangePicker } from '#web/ui/date/range-picker.tsx';
import { shownDay, typedDay } from '#web/ui/date/typed-day.ts';
import { UiTextsProvider } from '#web/ui/style/ui-texts.tsx';
import { texts } from '#test/web/specimen/texts.ts';
import { stage } from './stage.tsx';

describe('a typed day', () => {
  it.each([
    ['18.11.2026', 'DD.MM.YYYY', '2026-11-18'],
    ['8.1.26', 'DD.MM.YYYY', '2026-01-08'],
    ['18/11/2026', 'DD.MM.YYYY', '2026-11-18'],
    ['18112026', 'DD.MM.YYYY', '2026-11-18'],
    ['181126', 'DD.MM.YYYY', '2026-11-18'],
    ['11/18/2026', 'MM/DD/YYYY', '2026-11-18'],
    ['2026-11-18', 'YYYY-MM-DD', '2026-11-18'],
    ['29.02.2028', 'DD.MM.YYYY', '2028-02-29'],
  ])('%s in %s is %s', (raw, format, day) => expect(typedDay(raw, format)).toBe(day));

  it.each(['', '31.02.2026', '29.02.2027', '18.13.2026', '18.11', 'friday', '18.11.202', '1.1.1.1'])(
    '%s is no day',
    (raw) => expect(typedDay(raw, 'DD.MM.YYYY')).toBeNull(),
  );

  it('is shown in the order of the format, and half a day as it is', () => {
    expect(shownDay('2026-11-18', 'DD.MM.YYYY')).toBe('18.11.2026');
    expect(shownDay('18.1', 'DD.MM.YYYY')).toBe('18.1');
  });
});

function Day({ at = '' }: { at?: string }) {
  const [day, setDay] = useState(at);
  return (
    <>
      <DateField label="Date" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

describe('date field', () => {
  it('takes a typed day as soon as it is whole', async () => {
    const { user } = stage(<Day />);
    await user.type(screen.getByLabelText('Date'), '18.11.2026');
    expect(screen.getByText('2026-11-18')).toBeInTheDocument();
  });

  it('takes a short day when the field is left', async () => {
    const { user } = stage(<Day />);
    await user.type(screen.getByLabelText('Date'), '1.2.26');
    await user.tab();
    expect(screen.getByLabelText('Date')).toHaveValue('01.02.2026');
  });

  it.each([
    ['en', '9 November 2026'],
    ['is', '9. nóvember 2026'],
    ['pt', '9 de novembro de 2026'],
  ] as const)('names a day of the calendar in %s as that language writes it', async (locale, name) => {
    const { user } = stage(
      <UiTextsProvider texts={{ ...texts, calendar: { ...texts.calendar, locale } }}>
        <Day at="2026-11-18" />
      </UiTextsProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it('takes a day from the month and closes it', async () => {
    const { user } = stage(<Day at="2026-11-18" />);
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    await user.click(await screen.findByRole('button', { name: '24 November 2026' }));
    expect(screen.getByLabelText('Date')).toHaveValue('24.11.2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the month in Icelandic, from Monday', async () => {
    const icelandic = { ...texts, calendar: { ...texts.calendar, locale: 'is' as const } };
    const { user } = stage(
      <UiTextsProvider texts={icelandic}>
        <Day at="2026-11-18" />
      </UiTextsProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    const month = await screen.findByRole('dialog');
    expect(await within(month).findByText(/nóvember 2026/i)).toBeInTheDocument();
    expect(
      within(month)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Má', 'Þr', 'Mi', 'Fi', 'Fö', 'La', 'Su']);
  });
});

describe('field for several days', () => {
  it('collects days in their order', async () => {
    function Days() {
      const [days, setDays] = useState<readonly string[]>(['2026-11-18']);
      return <DatesField label="Days" value={days} onChange={setDays} />;
    }
    const { user } = stage(<Days />);
    await user.click(screen.getByRole('button', { name: 'Days 18.11.2026' }));
    await user.click(await screen.findByRole('button', { name: '20 November 2026' }));
    await user.click(screen.getByRole('button', { name: '17 November 2026' }));
    await user.keyboard('{Escape}');
    expect(
      screen.getByRole('button', { name: 'Days 17.11.2026, 18.11.2026, 20.11.2026' }),
    ).toBeInTheDocument();
  });
});

function Range() {
  const [range, setRange] = useState<DayRange | null>({ from: '2026-11-16', to: '2026-11-20' });
  return (
    <RangePicker
      label="Any day"
      clearLabel="Clear days"
      value={range}
      onChange={setRange}
      shown={({ from, to }) => `${from} to ${to}`}
      presets={[{ label: 'Last week', range: { from: '2026-11-09', to: '2026-11-15' } }]}
    />
  );
}

describe('range picker', () => {
  it('takes a usual range with one press', async () => {
    const { user } = stage(<Range />);
    await user.click(screen.getByRole('button', { name: '2026-11-16 to 2026-11-20' }));
    await user.click(await screen.findByRole('button', { name: 'Last week' }));
    expect(screen.getByRole('button', { name: '2026-11-09 to 2026-11-15' })).toBeInTheDocument();
  });

  it('takes any range with two presses, and changes nothing after the first', async () => {
    const { user } = stage(<Range />);
    await user.click(screen.getByRole('button', { name: '2026-11-16 to 2026-11-20' }));
    await user.click(await screen.findByRole('button', { name: '3 November 2026' }));
    expect(screen.getByRole('button', { name: '2026-11-16 to 2026-11-20' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '5 November 2026' }));
    expect(screen.getByRole('button', { name: '2026-11-03 to 2026-11-05' })).toBeInTheDocument();
  });

  it('is cleared by its ×', async () => {
    const { user } = stage(<Range />);
    await user.click(screen.getByRole('button', { name: 'Clear days' }));
    expect(screen.getByRole('button', { name: 'Any day' })).toBeInTheDocument();
  });
});
