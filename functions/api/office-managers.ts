// People of the office: endpoint → verb.

import { listAudit } from '#functions/domain/audit/audit.ts';
import {
  changeManager,
  endManagerSessions,
  inviteManager,
  inviteManagerAgain,
  listManagers,
  listManagerSessions,
  removeManager,
} from '#functions/domain/office-managers/office-managers.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';
import { managers } from '#shared/api/office-managers.ts';

export const handler = serve(
  managers,
  {
    audit: listAudit,
    listManagers,
    inviteManager,
    changeManager,
    inviteManagerAgain,
    removeManager,
    listManagerSessions,
    endManagerSessions,
  },
  findActor,
  sending(),
);
