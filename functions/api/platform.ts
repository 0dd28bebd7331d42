// The platform administrator's calls: endpoint → verb.

import { platform } from '#shared/api/platform.ts';
import {
  changeNotes,
  createCompany,
  listCompanies,
  loginAdministrator,
} from '#functions/domain/platform/platform.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  platform,
  { login: loginAdministrator, listCompanies, createCompany, changeNotes },
  findActor,
  sending(),
);
