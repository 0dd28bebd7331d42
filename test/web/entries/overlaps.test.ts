// Proves the mark of overlapping entries in the list, its words, and the filter for them.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#web/text.ts';
import { aWorkLog, anEmployee, manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const anna = { id: 'e0000001', name: 'Anna' };
const site = { id: 'p2', name: 'Garðatorg' };
const morning = aWorkLog({
  start_time: '2026-11-18T07:00:00Z',
  end_time: '2026-11-18T15:00:00Z',
  project: site,
});
const over = aWorkLog({ start_time: '2026-11-18T08:00:00Z', end_time: '2026-11-18T16:00:00Z' });
const apart = aWorkLog({ start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z' });

async function entries(rows = [over, morning, apart], path = '/app#all-entries', language: Language = 'en') {
  const opened = await visit(path, {
    language,
    session: manager(),
    answers: {
      'GET /api/worklogs': { body: rows },
      'GET /api/employees': { body: [anEmployee(anna)] },
      'GET /api/projects': { body: [] },
    },
  });
  await screen.findByRole('table');
  return opened;
}
const rowsShown = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;

describe('entries that overlap', () => {
  const words = {
    en: 'Overlaps another entry: 07:00–15:00 Garðatorg',
    is: 'Skarast við aðra færslu: 07:00–15:00 Garðatorg',
    pt: 'Sobreposto a outro registo: 07:00–15:00 Garðatorg',
  };
  it.each(['en', 'is', 'pt'] as const)('are marked with the other one, in words, in %s', async (language) => {
    await entries(undefined, undefined, language);
    expect(await screen.findByRole('button', { name: words[language] })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^(Overlaps|Skarast|Sobreposto)/ })).toHaveLength(2);
  });

  it('say it under the mark at a press of a key, and lead to those of the employee', async () => {
    const { user } = await entries();
    const mark = await screen.findByRole('button', { name: words.en });
    mark.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The overlap is counted twice.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('The overlap is counted twice.')).toBeNull());
    expect(screen.getByRole('button', { name: words.en })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Show overlapping entries' }));
    expect(location.search).toBe('?employee_id=e0000001&overlapping=true');
    expect(rowsShown()).toBe(2);
  });

  it('are all that a press of the chip leaves, and its cross brings back the others', async () => {
    const { user } = await entries();
    await user.click(await screen.findByRole('button', { name: '2 overlapping' }));
    expect(location.search).toBe('?overlapping=true');
    expect(rowsShown()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(rowsShown()).toBe(3);
  });

  it('name the day of one that began on another, and one that still runs', async () => {
    const { end_time: _, total_time: __, ...running } = aWorkLog({ start_time: '2026-11-17T22:00:00Z' });
    await entries([over, { ...running, project: site }]);
    expect(
      await screen.findByRole('button', {
        name: 'Overlaps another entry: Tue 17.11. 22:00 (running) Garðatorg',
      }),
    ).toBeInTheDocument();
  });

  it('have room for their mark beside the warning of a long entry, which a long list would cut', async () => {
    const widthOf = async () => {
      const head = await screen.findByRole<HTMLTableCellElement>('columnheader', { name: 'Hours' });
      return screen.getByRole('table').querySelectorAll('col')[head.cellIndex]?.style.width;
    };
    await entries([apart]);
    expect(await widthOf()).toBe('88px');
    await leave();
    await entries();
    await waitFor(async () => expect(await widthOf()).toBe('108px'));
  });

  it('have no mark and no chip where there are none', async () => {
    await entries([apart, morning]);
    expect(screen.queryByRole('button', { name: /overlap/i })).toBeNull();
  });
});
