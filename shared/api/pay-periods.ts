// Pay periods: what each holds and how far it has come, and the step to the next. Day notes, of the office and of
// employees themselves, are beside them, because the functions of entries are full.

import * as z from 'zod/mini';
import { payPeriod, payPeriodQuery, periodMove } from '#shared/model/pay-period.ts';
import { dayNoteEndpoints } from './day-notes.ts';
import { endpoint, group } from './endpoint.ts';
import { ownDayEndpoints } from './own-day.ts';

export const payPeriods = group('pay-periods', {
  list: endpoint({
    method: 'GET',
    path: '/api/pay_periods',
    summary:
      'Pay periods with their hours and what must be fixed first, newest first; by default the last thirteen',
    access: 'pay_period.read',
    query: payPeriodQuery,
    reply: z.array(payPeriod),
    errors: ['range_too_long'],
    reads: ['periods', 'worklogs'],
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/pay_periods/{start}',
    summary: 'Submit, approve, lock or reopen the pay period that starts on this day',
    access: 'pay_period.move',
    body: periodMove,
    reply: payPeriod,
    errors: ['period_missing', 'period_changed', 'period_not_over', 'period_not_ready'],
    stales: ['periods', 'self'],
  }),
  ...dayNoteEndpoints,
  ...ownDayEndpoints,
});
