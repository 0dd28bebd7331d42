// Proves the people of the office in the settings: who is there, inviting, changing and removing them, and an own login.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Manager } from '#shared/model/company/office-manager.ts';
import { manager } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, questionCalled, sent } from '#test/web/settings/desk-settings.ts';

afterEach(leave);

const bara: Manager = {
  id: 'o1234567',
  name: 'Bára',
  email: 'bara@example.com',
  office_role: 'pay',
  state: 'joined',
  version: 3,
  invited: '2026-11-18T08:00:00Z',
  joined: '2026-11-18T09:00:00Z',
  left: null,
  seen: '2026-11-21T08:00:00Z',
};
const oli: Manager = {
  ...bara,
  id: 'o2',
  name: 'Óli',
  email: 'oli@example.com',
  state: 'invited',
  joined: null,
  seen: null,
};
const una: Manager = {
  ...bara,
  id: 'o3',
  name: 'Una',
  email: null,
  state: 'left',
  left: '2026-11-20T08:00:00Z',
  seen: null,
};
const list = (...people: readonly Manager[]) => ({ 'GET /api/managers': { body: people } });
const sessions = {
  [`GET /api/managers/${bara.id}/sessions`]: {
    body: [{ begun: bara.invited, used: bara.invited, current: false }],
  },
};
const group = async () => within(await screen.findByRole('region', { name: 'People in the office' }));

describe('the people in the office', () => {
  it('are listed with what they may do and how they stand; who has left opens nothing', async () => {
    await openSettings(manager(), list(bara, oli, una));
    const people = await group();
    expect(
      await people.findByRole('button', { name: /Bára.*bara@example.com · Last seen .*Pay/ }),
    ).toBeInTheDocument();
    expect(people.getByRole('button', { name: /Óli.*Invited/ })).toBeInTheDocument();
    expect(people.getByText(/^Left /)).toBeInTheDocument();
    expect(people.queryByRole('button', { name: /Una/ })).toBeNull();
  });

  it('are invited with a name, an email and an access', async () => {
    const { user, asked } = await openSettings(manager(), { ...list(), 'POST /api/managers': { body: oli } });
    await user.click(await (await group()).findByRole('button', { name: 'Invite a person' }));
    const dialog = await dialogCalled('Invite a person');
    await user.type(dialog.getByLabelText('Name'), 'Óli');
    await user.type(dialog.getByLabelText('Email'), 'oli@example.com');
    await user.click(dialog.getByRole('radio', { name: 'Pay' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const body = { name: 'Óli', email: 'oli@example.com', office_role: 'pay' };
    await waitFor(() => expect(sent(asked, 'POST /api/managers')).toEqual([body]));
  });

  it('are invited for some projects, of which there is at least one', async () => {
    const projects = ['Roof', 'Wall'].map((name, index) => ({
      id: `p${index}`,
      name,
      version: 0,
      is_open: true,
      created: bara.invited,
      latest_work_log: null,
      total_working_hours: 0,
      created_by: 'Company',
    }));
    const { user, asked } = await openSettings(manager(), {
      ...list({ ...bara, office_role: 'projects', project_ids: ['p1'] }),
      'GET /api/projects': { body: projects },
      'POST /api/managers': { body: oli },
    });
    const people = await group();
    expect(await people.findByRole('button', { name: /Bára.*Wall.*Projects/ })).toBeInTheDocument();
    await user.click(people.getByRole('button', { name: 'Invite a person' }));
    const dialog = await dialogCalled('Invite a person');
    await user.type(dialog.getByLabelText('Name'), 'Óli');
    await user.type(dialog.getByLabelText('Email'), 'oli@example.com');
    await user.click(dialog.getByRole('radio', { name: 'Projects' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const field = await dialog.findByRole('group', { name: 'Which projects' });
    expect(field).toHaveAccessibleDescription('Choose at least one project');
    expect(sent(asked, 'POST /api/managers')).toEqual([]);
    await user.click(within(field).getByRole('button'));
    await user.click(await screen.findByRole('option', { name: 'Roof' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const body = { name: 'Óli', email: 'oli@example.com', office_role: 'projects', project_ids: ['p0'] };
    await waitFor(() => expect(sent(asked, 'POST /api/managers')).toEqual([body]));
  });

  it('an email that is taken is refused at its field', async () => {
    const { user } = await openSettings(manager(), {
      ...list(),
      'POST /api/managers': { status: 409, body: { code: 'manager_exists' } },
    });
    await user.click(await (await group()).findByRole('button', { name: 'Invite a person' }));
    const dialog = await dialogCalled('Invite a person');
    await user.type(dialog.getByLabelText('Name'), 'Óli');
    await user.type(dialog.getByLabelText('Email'), 'oli@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/already in use/));
  });

  it('a change that another manager overtook says so, and counts when it is pressed again', async () => {
    const { user, asked } = await openSettings(manager(), {
      ...list(bara),
      ...sessions,
      'PUT /api/managers': {
        status: 409,
        body: { code: 'manager_changed', params: { manager: { ...bara, version: 4 } } },
      },
    });
    await user.click(await (await group()).findByRole('button', { name: /Bára/ }));
    const dialog = await dialogCalled('Bára');
    await user.click(dialog.getByRole('radio', { name: 'View only' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await dialog.findByText('Someone else has changed this person')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const change = { id: bara.id, new_name: 'Bára', new_office_role: 'read' };
    await waitFor(() =>
      expect(sent(asked, 'PUT /api/managers')).toEqual([
        { ...change, version: 3 },
        { ...change, version: 4 },
      ]),
    );
  });

  it('are removed after a question', async () => {
    const call = `PUT /api/managers/${bara.id}/remove`;
    const { user, asked } = await openSettings(manager(), {
      ...list(bara),
      ...sessions,
      [call]: { body: { ...bara, state: 'left' } },
    });
    await user.click(await (await group()).findByRole('button', { name: /Bára/ }));
    await user.click((await dialogCalled('Bára')).getByRole('button', { name: 'Remove' }));
    const question = await questionCalled('Remove Bára?');
    expect(sent(asked, call)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
  });

  it.each([true, false])('are asked about with the time clocks they opened; logged out: %s', async (ends) => {
    const call = `PUT /api/managers/${bara.id}/remove`;
    const times = { begun: bara.invited, used: bara.invited, current: false };
    const { user, asked } = await openSettings(manager(), {
      ...list(bara),
      [`GET /api/managers/${bara.id}/sessions`]: { body: [times, { ...times, time_clock: true }] },
      [call]: { body: { ...bara, state: 'left' } },
    });
    await user.click(await (await group()).findByRole('button', { name: /Bára/ }));
    const dialog = await dialogCalled('Bára');
    expect(await dialog.findByText(/^Time clock\. Since 18/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    const question = await questionCalled('Remove Bára?');
    const box = question.getByRole('checkbox', { name: /Also log out the time clock they opened.*Since 18/ });
    expect(box).toBeChecked();
    if (!ends) await user.click(box);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
    const url = asked.find((one) => one.call === call)?.url ?? '';
    expect(url.includes('keep_time_clocks=true')).toBe(!ends);
  });

  it.each([true, false])('are asked about with the programs they connected; stopped: %s', async (ends) => {
    const call = `PUT /api/managers/${bara.id}/remove`;
    const made = {
      id: 'k1',
      scopes: ['entries.read'],
      created: bara.invited,
      created_by: 'Bára',
      used: null,
    };
    const hook = { id: 'w1', events: ['entry.created'], created: bara.invited, created_by: 'Bára' };
    const on = { ...hook, url: 'https://hooks.example/stund', failing_since: null, off_since: null };
    const { user, asked } = await openSettings(manager(), {
      ...list(bara),
      ...sessions,
      'GET /api/keys': {
        body: [
          { ...made, name: 'Payroll', created_by_id: bara.id },
          { ...made, id: 'k2', name: 'Namesake’s', created_by_id: 'o9' },
        ],
      },
      'GET /api/webhooks': {
        body: [
          { ...on, created_by_id: bara.id },
          {
            ...on,
            id: 'w2',
            url: 'https://hooks.example/off',
            created_by_id: bara.id,
            off_since: bara.invited,
          },
        ],
      },
      [call]: { body: { ...bara, state: 'left' } },
    });
    await user.click(await (await group()).findByRole('button', { name: /Bára/ }));
    const dialog = await dialogCalled('Bára');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    const question = await questionCalled('Remove Bára?');
    const name = /Also stop their 2 API keys and webhooks.*Payroll · hooks.example\/stund$/;
    const box = question.getByRole('checkbox', { name });
    expect(box).toBeChecked();
    if (!ends) await user.click(box);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(1));
    const url = asked.find((one) => one.call === call)?.url ?? '';
    expect(url.includes('keep_programs=true')).toBe(!ends);
  });
});

describe('a person who may only read', () => {
  const reader = () =>
    manager({ manager: { id: bara.id, name: 'Bára', email: 'bara@example.com', office_role: 'read' } });

  it('has an own login, and none of what is not theirs', async () => {
    const { asked } = await openSettings(reader(), sessions);
    const own = within(await screen.findByRole('region', { name: 'Your login' }));
    expect(own.getByText('View only')).toBeInTheDocument();
    expect(own.getByRole('button', { name: 'Change password' })).toBeInTheDocument();
    for (const title of ['People in the office', 'Your data', 'Security', 'Monthly report', 'Integrations'])
      expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(asked.map(({ call }) => call)).not.toContain('GET /api/managers');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('Approve time entries').closest('div')).toHaveTextContent(/On$|Off$/);
  });
});
