// Proves that an employee's own hours, added or edited by hand, are not saved over others before the person said so.
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aWorkLog } from '../desk/desk.ts';
import { leave } from '../front/visit.ts';
import { ago, hour, phone, press, sentTo } from './phone.ts';

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
