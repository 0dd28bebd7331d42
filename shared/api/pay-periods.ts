// Pay periods: what each holds and how far it has come, and the step to the next. Day notes, of the office and of
// employees themselves, are beside them, because the functions of entries are full.

import * as z from 'zod/mini';
import { payPeriod, payPeriodQuery, periodMove } from '#shared/model/pay-period.ts';
import * as dayNotes from '#shared/model/day-note.ts';
import { endpoint, group } from './endpoint.ts';

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
  dayNotes: endpoint({
    method: 'GET',
    path: '/api/day_notes',
    summary: 'Who is off, sick or on leave on these days',
    access: 'day_note.read',
    query: dayNotes.dayNotesQuery,
    reply: z.array(dayNotes.dayNote),
    errors: ['range_too_long'],
    reads: ['day_notes'],
  }),
  noteDays: endpoint({
    method: 'PUT',
    path: '/api/day_notes',
    summary: 'Note employees’ days as off, sick or leave, or remove such notes; all or none',
    access: 'day_note.edit',
    body: dayNotes.dayNotesChange,
    reply: z.array(dayNotes.dayNote),
    errors: ['employee_missing', 'day_note_changed', 'example_row'],
    stales: ['day_notes'],
  }),
  ownDayAsked: endpoint({
    method: 'GET',
    path: '/employee/day_note',
    summary: 'The newest usual day of the last week that has neither hours nor a note, where the company asks for it',
    access: 'own_work_log.read',
    reply: dayNotes.ownDayAsked,
    errors: [],
    reads: ['day_notes', 'worklogs', 'corrections'],
  }),
  noteOwnDay: endpoint({
    method: 'PUT',
    path: '/employee/day_note',
    summary: 'Note an own day without hours as off, sick or leave, or remove that note; never over the office’s',
    access: 'own_day_note.set',
    body: dayNotes.ownDayNoteChange,
    reply: dayNotes.ownDayNote,
    errors: ['day_note_changed', 'day_has_hours', 'period_closed'],
    stales: ['day_notes'],
  }),
});
