// What an employee is asked about a day without hours, a part of the group of pay periods: only the phone needs it.

import * as z from 'zod/mini';
import * as dayNotes from '#shared/model/day-note.ts';
import { endpoint } from './endpoint.ts';

export const ownDayEndpoints = {
  ownDayAsked: endpoint({
    method: 'GET',
    path: '/employee/day_note',
    summary:
      'Usual days of the last week without hours and note, and the notes of this week and the last, where the company asks',
    access: 'own_work_log.read',
    reply: dayNotes.ownDayAsked,
    errors: [],
    reads: ['day_notes', 'worklogs', 'corrections'],
  }),
  noteOwnDay: endpoint({
    method: 'PUT',
    path: '/employee/day_note',
    summary:
      'Note an own day without hours as off, sick or leave, or remove that note; never over the office’s',
    access: 'own_day_note.set',
    body: dayNotes.ownDayNoteChange,
    reply: dayNotes.ownDayNote,
    errors: ['day_note_changed', 'day_has_hours', 'period_closed'],
    stales: ['day_notes'],
  }),
  averageWeek: endpoint({
    method: 'GET',
    path: '/employee/v2/average_week',
    summary: 'How far the employee is above 48 hours a week on average, as the report says it',
    access: 'own_work_log.read',
    reply: z.object({
      /** Seconds a week, on average over so many weeks before this one; absent for none, and where nothing is warned of. */
      average_over: z.optional(z.number()),
      average_weeks: z.optional(z.number()),
    }),
    errors: [],
  }),
};
