// The platform administrator's calls: endpoint → verb.

import { platform } from '#shared/api/platform.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  listPlatformAudit,
  loginAdministrator,
  secondFactor,
} from '#functions/domain/sessions/administrator.ts';
import { changeNotes, createCompany, listCompanies } from '#functions/domain/platform/platform.ts';
import { loginAs } from '#functions/domain/sessions/login-as.ts';
import { findAnyActor } from '#functions/domain/sessions/sessions.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  platform,
  {
    login: loginAdministrator,
    secondFactor,
    beginSecondFactor,
    confirmSecondFactor,
    endSecondFactor,
    audit: listPlatformAudit,
    listCompanies,
    createCompany,
    changeNotes,
    loginAs,
  },
  findAnyActor,
  sending(),
);
