// The office's day notes, a part of the group of pay periods: screens that draw days need nothing of periods.

import * as z from 'zod/mini';
import * as dayNotes from '#shared/model/day-note.ts';
import { endpoint } from './endpoint.ts';

export const dayNoteEndpoints = {
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
};
