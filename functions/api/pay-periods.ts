// Pay periods and day notes: endpoint → verb.

import { payPeriods } from '#shared/api/pay-periods.ts';
import { listDayNotes, noteDays } from '#functions/domain/day-notes/day-notes.ts';
import { noteOwnDay, ownDayAsked } from '#functions/domain/day-notes/own-day.ts';
import { movePayPeriod } from '#functions/domain/periods/move.ts';
import { listPayPeriods } from '#functions/domain/periods/periods.ts';
import { ownAverage } from '#functions/domain/report/own-average.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  payPeriods,
  {
    list: listPayPeriods,
    move: movePayPeriod,
    dayNotes: listDayNotes,
    noteDays,
    ownDayAsked,
    noteOwnDay,
    averageWeek: ownAverage,
  },
  findActor,
  {},
);
