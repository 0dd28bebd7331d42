// What an employee is asked about a day without hours, a part of the group of pay periods: only the phone needs it.

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
    summary: 'Note an own day without hours as off, sick or leave, or remove that note; never over the office’s',
    access: 'own_day_note.set',
    body: dayNotes.ownDayNoteChange,
    reply: dayNotes.ownDayNote,
    errors: ['day_note_changed', 'day_has_hours', 'period_closed'],
    stales: ['day_notes'],
  }),
};
