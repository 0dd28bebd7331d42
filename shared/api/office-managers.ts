// People of the office: invite them, change what they may do, remove them, end their sessions; and the audit of what everybody did.

import * as z from 'zod/mini';
import { auditAsked, auditEntry } from '#shared/model/company/audit-entry.ts';
import {
  manager,
  managerChange,
  managerInvitation,
  managerRemoval,
  managerSession,
} from '#shared/model/company/office-manager.ts';
import { endpoint, group } from './endpoint.ts';

export const managers = group('office-managers', {
  listManagers: endpoint({
    method: 'GET',
    path: '/api/managers',
    summary: 'Every person of the office, including invited ones and those who have left',
    access: 'company.read',
    reply: z.array(manager),
    errors: [],
    reads: ['managers'],
  }),
  inviteManager: endpoint({
    method: 'POST',
    path: '/api/managers',
    summary: 'Invite a person into the office: a mailed link sets their first password',
    access: 'manager.manage',
    body: managerInvitation,
    reply: manager,
    errors: ['manager_exists', 'email_of_company', 'email_unverified', 'limit_reached', 'project_missing'],
    once: true,
    stales: ['managers', 'audit'],
  }),
  changeManager: endpoint({
    method: 'PUT',
    path: '/api/managers',
    summary: 'Change a person’s name, or what they may do; it counts from their next request',
    access: 'manager.manage',
    body: managerChange,
    reply: manager,
    errors: ['manager_missing', 'manager_changed', 'own_access', 'no_changes', 'project_missing'],
    stales: ['managers', 'audit'],
  }),
  inviteManagerAgain: endpoint({
    method: 'POST',
    path: '/api/managers/{id}/invite',
    summary: 'Mail the invitation again; earlier links still work',
    access: 'manager.manage',
    reply: manager,
    errors: ['manager_missing', 'manager_joined', 'email_unverified'],
    once: true,
    stales: ['managers', 'audit'],
  }),
  removeManager: endpoint({
    method: 'PUT',
    path: '/api/managers/{id}/remove',
    summary:
      'Remove a person: logs them out at once, with the time clocks they opened, revokes the API keys they made and turns their webhooks off; the name stays in the history; safe to repeat',
    access: 'manager.manage',
    query: managerRemoval,
    protects: true,
    reply: manager,
    errors: ['manager_missing', 'own_access'],
    stales: ['managers', 'audit', 'api_keys', 'webhooks'],
  }),
  listManagerSessions: endpoint({
    method: 'GET',
    path: '/api/managers/{id}/sessions',
    summary: 'Where a person is logged in: sessions, last used first, then the time clocks they opened',
    access: 'manager_session.end',
    scope: 'none',
    reply: z.array(managerSession),
    errors: ['manager_missing'],
    reads: ['managers'],
  }),
  endManagerSessions: endpoint({
    method: 'DELETE',
    path: '/api/managers/{id}/sessions',
    summary: 'Log a person out everywhere except in the session that asks',
    access: 'manager_session.end',
    scope: 'none',
    errors: ['manager_missing'],
    stales: ['managers', 'audit'],
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/audit',
    summary: 'The audit: log-ins, failed log-ins and changes, newest first',
    access: 'company.read',
    query: auditAsked,
    reply: z.array(auditEntry),
    errors: [],
    reads: ['audit'],
  }),
});
