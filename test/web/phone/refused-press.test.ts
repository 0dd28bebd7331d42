// Proves which choices a refused press leaves: none of them loses its time, and none is offered that the server refuses again.
import { describe, expect, it } from 'vitest';
import { refusedPress } from '#web/clock/refused-press.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const there = aWorkLog({ id: 'w7', start_time: '2026-11-18T08:00:00Z', project: { id: 'p1', name: 'Roof' } });
const eight = Date.parse('2026-11-18T08:00:00Z') / 1000;
const entry = { workLogId: 'w3' };

function choices(
  code: Parameters<typeof refusedPress>[0]['refusal']['code'],
  change: Partial<Parameters<typeof refusedPress>[0]> = {},
  params: object = {},
) {
  const press = { kind: 'in', project: { id: 'p2' } };
  const asked = { press, at: eight + 60, own: ['w5'], isWithinProject: false, isProven: true, ...change };
  const found = refusedPress({ ...asked, refusal: { code, status: 409, params: { ...params } } });
  return [
    found.obstacle.is,
    ...found.choices.map((choice) => ('on' in choice ? `${choice.is} ${choice.on}` : choice.is)),
  ];
}
const out = { press: { kind: 'out', entry } };
const obstacle = { work_log: there };

describe('a refused press leaves', () => {
  it.each([
    [
      'a switch from the entry that began before',
      choices('already_clocked_in', {}, obstacle),
      'elsewhere, stay w7, switch w7',
    ],
    [
      'words to the office about one that began after',
      choices('already_clocked_in', { at: eight - 60 }, obstacle),
      'elsewhere, stay w7, stayComment w7',
    ],
    [
      'no switch within a project',
      choices('already_clocked_in', { press: { kind: 'in', project: { id: 'p1' } } }, obstacle),
      'elsewhere, stay w7',
    ],
    [
      'a clock-in where a switch found no running entry',
      choices('not_clocked_in', { press: { kind: 'switch', entry } }),
      'alreadyOut, in, comment w3, drop',
    ],
    ['another project', choices('project_closed'), 'project, project, comment w5, drop'],
    [
      'letters before anything else',
      choices('wrong_employee_password', { isProven: false }),
      'letters, letters, drop',
    ],
    ['another try with proven letters', choices('wrong_employee_password'), 'letters, again, drop'],
    [
      'the two ends of an entry',
      choices('not_clocked_in', out, { work_log: { ...there, end_time: '2026-11-18T09:00:00Z' } }),
      'ended, comment w7, drop',
    ],
    [
      'another entry for words about one that is gone',
      choices('work_log_missing', { ...out, own: ['w3', 'w5'] }),
      'other, comment w5, drop',
    ],
    ['no words of somebody who may do nothing', choices('employee_disabled'), 'other, again, drop'],
  ])('%s', (_, found, expected) => expect(found.join(', ')).toBe(expected));
});
