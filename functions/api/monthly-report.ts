// Monthly reports by mail: endpoint → verb.

import { monthlyReports } from '#shared/api/monthly-report.ts';
import {
  ask,
  consent,
  list,
  open,
  revoke,
  send,
  unsubscribe,
} from '#functions/domain/monthly-reports/monthly-reports.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { exportDownloads } from '#functions/runtime/tools.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  monthlyReports,
  { list, send, ask, revoke, open, consent, unsubscribe },
  findActor,
  {
    ...sending(),
    ...exportDownloads(),
  },
);
