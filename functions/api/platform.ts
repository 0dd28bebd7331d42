// The platform administrator's calls: endpoint → verb.

import {
  changeNotes,
  createCompany,
  listCompanies,
  notesHistory,
} from '#functions/domain/platform/platform.ts';
import { auditTrail } from '#functions/domain/platform/trail.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  loginAdministrator,
  secondFactor,
} from '#functions/domain/sign-in/administrator.ts';
import { loginAs } from '#functions/domain/sign-in/login-as.ts';
import { findAnyActor } from '#functions/domain/sessions/sessions.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';
import { platform } from '#shared/api/platform.ts';

export const handler = serve(
  platform,
  {
    login: loginAdministrator,
    secondFactor,
    beginSecondFactor,
    confirmSecondFactor,
    endSecondFactor,
    audit: auditTrail,
    listCompanies,
    createCompany,
    notesHistory,
    changeNotes,
    loginAs,
  },
  findAnyActor,
  sending(),
);
