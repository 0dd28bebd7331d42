// Proves which choices a refused press leaves: none of them loses its time, and none is offered that the server refuses again.
import { describe, expect, it } from 'vitest';
import { refusedPress } from '#web/clock/refused-press.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const there = aWorkLog({ id: 'w7', start_time: '2026-11-18T08:00:00Z', project: { id: 'p1', name: 'Roof' } });
const eight = Date.parse('2026-11-18T08:00:00Z') / 1000;
const entry = { workLogId: 'w3' };

function ways(
  code: Parameters<typeof refusedPress>[0]['refusal']['code'],
  change: Partial<Parameters<typeof refusedPress>[0]> = {},
  params: object = {},
) {
  const press = { kind: 'in', project: { id: 'p2' } };
  const asked = { press, at: eight + 60, own: ['w5'], isWithinProject: false, isProven: true, ...change };
  const found = refusedPress({ ...asked, refusal: { code, status: 409, params: { ...params } } });
  return [found.met.is, ...found.ways.map((way) => ('on' in way ? `${way.is} ${way.on}` : way.is))];
}
const out = { press: { kind: 'out', entry } };
const met = { work_log: there };

describe('a refused press leaves', () => {
  it.each([
    [
      'a switch from the entry that began before',
      ways('already_clocked_in', {}, met),
      'elsewhere, stay w7, switch w7',
    ],
    [
      'words to the office about one that began after',
      ways('already_clocked_in', { at: eight - 60 }, met),
      'elsewhere, stay w7, stayComment w7',
    ],
    [
      'no switch within a project',
      ways('already_clocked_in', { press: { kind: 'in', project: { id: 'p1' } } }, met),
      'elsewhere, stay w7',
    ],
    [
      'a clock-in where a switch found nobody in',
      ways('not_clocked_in', { press: { kind: 'switch', entry } }),
      'nobodyIn, in, comment w3, drop',
    ],
    ['another project', ways('project_closed'), 'project, project, comment w5, drop'],
    [
      'letters before anything else',
      ways('wrong_employee_password', { isProven: false }),
      'letters, letters, drop',
    ],
    ['another try with proven letters', ways('wrong_employee_password'), 'letters, again, drop'],
    [
      'the two ends of an entry',
      ways('not_clocked_in', out, { work_log: { ...there, end_time: '2026-11-18T09:00:00Z' } }),
      'ended, comment w7, drop',
    ],
    [
      'another entry for words about one that is gone',
      ways('work_log_missing', { ...out, own: ['w3', 'w5'] }),
      'other, comment w5, drop',
    ],
    ['no words of somebody who may do nothing', ways('employee_disabled'), 'other, again, drop'],
  ])('%s', (_, found, expected) => expect(found.join(', ')).toBe(expected));
});
