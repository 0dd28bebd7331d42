// How a company's own programs reach its data: API keys.

import * as z from 'zod/mini';
import { apiKey, apiKeyCreation, newApiKey } from '#shared/model/company/api-key.ts';
import { endpoint, group } from './endpoint.ts';

export const apiAccess = group('api-access', {
  listKeys: endpoint({
    method: 'GET',
    path: '/api/keys',
    summary: 'The API keys that work, newest first; never the keys themselves',
    access: 'company.read',
    reply: z.array(apiKey),
    errors: [],
    reads: ['api_keys'],
  }),
  createKey: endpoint({
    method: 'POST',
    path: '/api/keys',
    summary: 'Make an API key; only this reply contains it',
    access: 'api.manage',
    body: apiKeyCreation,
    reply: newApiKey,
    errors: ['limit_reached'],
    once: true,
    stales: ['api_keys', 'audit'],
  }),
  revokeKey: endpoint({
    method: 'PUT',
    path: '/api/keys/{id}/revoke',
    summary: 'Revoke an API key: its next request is refused; safe to repeat',
    access: 'api.manage',
    protects: true,
    errors: ['api_key_missing'],
    stales: ['api_keys', 'audit'],
  }),
});
