// What a company manages of itself: endpoint → verb.

import { companies } from '#shared/api/company.ts';
import { changeIntegration, deleteIntegration } from '#functions/domain/companies/integrations.ts';
import { changeSettings, markNoticesSeen } from '#functions/domain/companies/settings.ts';
import { askDeletion, takeDeletionBack } from '#functions/domain/deletions/deletions.ts';
import {
  changeEmployee,
  createEmployee,
  disableEmployee,
  enableEmployee,
  listEmployees,
  sendLoginSms,
} from '#functions/domain/employees/employees.ts';
import { addExampleCrew, removeExampleCrew } from '#functions/domain/example-crew/example-crew.ts';
import {
  changeProject,
  closeProject,
  createProject,
  listProjects,
  openProject,
} from '#functions/domain/projects/projects.ts';
import { logIns, openLogIns } from '#functions/domain/sign-in/log-ins.ts';
import { findActorOrKey } from '#functions/domain/api-keys/key-actor.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  companies,
  {
    logIns,
    openLogIns,
    listEmployees,
    createEmployee,
    changeEmployee,
    enableEmployee,
    disableEmployee,
    sendLoginSms,
    listProjects,
    createProject,
    changeProject,
    closeProject,
    openProject,
    addExampleCrew,
    removeExampleCrew,
    changeSettings,
    changeIntegration,
    deleteIntegration,
    askDeletion,
    takeDeletionBack,
    updateLastSeen: markNoticesSeen,
  },
  findActorOrKey,
  sending(),
);
