// Proves that an employee is asked before own hours are saved that overlap others.
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { ago, ended, hour, phone, press, sentTo } from './phone.ts';

afterEach(leave);

const addCall = 'POST /employee/worklogs/add';
const words = {
  en: { add: 'Add time entry', save: 'Save', heading: /^These hours overlap/, yes: 'Save anyway' },
  is: { add: 'Bæta við tímafærslu', save: 'Vista', heading: /^Þessir tímar skarast/, yes: 'Vista samt' },
  pt: {
    add: 'Adicionar registo',
    save: 'Guardar',
    heading: /^Estas horas sobrepõem-se/,
    yes: 'Guardar mesmo assim',
  },
} as const;

it.each(['en', 'is', 'pt'] as const)(
  'hours over an entry that runs since long are asked about: %s',
  async (language) => {
    const t = words[language];
    const employee = { id: 'e0000777', name: 'Anna' };
    const { end_time: _, total_time: __, ...open } = aWorkLog({ employee, start_time: ago(60 * 24 * hour) });
    const { user, asked } = await phone([], {
      language,
      session: { id: employee.id, needs: ['manage_worklogs'] },
      answers: {
        'GET /employee/v2/clock': { body: { open, assumed: [], time: ago(0) } },
        [addCall]: { status: 201, body: [] },
      },
    });
    await press(user, t.add);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Roof');
    await user.click(dialog.getByRole('button', { name: t.save }));
    const question = within(await screen.findByRole('dialog', { name: t.heading }));
    expect(question.getByRole('listitem')).toHaveTextContent(/· Roof$/);
    expect(sentTo(asked, addCall)).toEqual([]);
    await user.click(question.getByRole('button', { name: t.yes }));
    await waitFor(() => expect(asked.filter(({ call }) => call === addCall)).toHaveLength(1));
  },
);

const editCall = 'PUT /employee/worklogs/edit';
it('new times of an own entry that overlap another are asked about, and No saves nothing', async () => {
  const employee = { id: 'e0000778', name: 'Anna' };
  const day = (time: string) => `${ago(24 * hour).slice(0, 11)}${time}:00Z`;
  const mine = ended(2, { id: 'w1', employee, start_time: day('09:00'), end_time: day('11:00') });
  const next = ended(2, { id: 'w2', employee, start_time: day('11:00'), end_time: day('13:00') });
  const { user, asked } = await phone([mine, next], {
    session: { id: employee.id, needs: ['manage_worklogs'] },
    answers: { [editCall]: { body: mine } },
  });
  await user.click(await screen.findByRole('button', { name: /4[:.,]0/ }));
  const entries = within(await screen.findByRole('dialog'));
  await user.click(entries.getAllByRole('button', { name: 'Edit' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Time entry' }));
  const out = dialog.getByLabelText('Out');
  await user.clear(out);
  await user.type(out, '11:30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: /^These hours overlap/ }));
  expect(question.getByRole('listitem')).toHaveTextContent(/11:00–13:00/);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sentTo(asked, editCall)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const again = within(await screen.findByRole('dialog', { name: /^These hours overlap/ }));
  await user.click(again.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() =>
    expect(sentTo(asked, editCall)).toMatchObject([{ id: 'w1', new_end_time: day('11:30') }]),
  );
});
