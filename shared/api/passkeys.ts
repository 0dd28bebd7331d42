// Passkeys of people of the office: listed, added, removed; the log-in with one, and the invitation taken with one.

import * as z from 'zod/mini';
import { session } from '#shared/model/company/company.ts';
import {
  passkey,
  passkeyAddition,
  passkeyJoining,
  passkeyOrder,
  passkeyProof,
  passkeyQuestion,
} from '#shared/model/company/passkey.ts';
import { linkToken } from '#shared/model/fields.ts';
import { endpoint, group } from './endpoint.ts';

export const passkeys = group('passkeys', {
  listPasskeys: endpoint({
    method: 'GET',
    path: '/api/passkeys',
    summary: 'The own passkeys of a person of the office, the newest first',
    access: 'manager_session.end',
    scope: 'none',
    reply: z.array(passkey),
    errors: [],
    reads: ['passkeys'],
  }),
  orderPasskey: endpoint({
    method: 'POST',
    path: '/api/passkeys/order',
    summary: 'What the own device needs to make a passkey; within minutes of the log-in',
    access: 'password.change',
    scope: 'none',
    protects: true,
    reply: passkeyOrder,
    errors: ['manager_missing', 'log_in_again', 'limit_reached'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Add the passkey that the own device has made',
    access: 'password.change',
    scope: 'none',
    protects: true,
    body: passkeyAddition,
    reply: passkey,
    errors: ['manager_missing', 'log_in_again', 'limit_reached', 'passkey_refused', 'too_many_requests'],
    once: true,
    stales: ['passkeys', 'audit'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/passkeys/{id}',
    summary: 'Remove an own passkey: it opens nothing any more',
    access: 'manager_session.end',
    scope: 'none',
    errors: ['manager_missing', 'passkey_missing'],
    stales: ['passkeys', 'audit'],
  }),
  askForPasskey: endpoint({
    method: 'POST',
    path: '/api/passkeys/question',
    summary: 'What a device needs to prove a passkey, for five minutes and one log-in',
    access: 'public',
    reply: passkeyQuestion,
    errors: [],
  }),
  loginByPasskey: endpoint({
    method: 'POST',
    path: '/api/passkeys/login',
    summary: 'Log a person of the office in by their passkey',
    access: 'public',
    body: passkeyProof,
    reply: session,
    errors: ['passkey_refused'],
    session: true,
  }),
  orderFirstPasskey: endpoint({
    method: 'POST',
    path: '/api/passkeys/invitation/order',
    summary: 'What the device of an invited person needs to make a passkey; does not use the link up',
    access: 'public',
    body: z.strictObject({ token: linkToken }),
    reply: passkeyOrder,
    errors: ['link_over'],
  }),
  joinByPasskey: endpoint({
    method: 'POST',
    path: '/api/passkeys/invitation',
    summary: 'Take an invitation into the office with a passkey instead of a password, and log in',
    access: 'public',
    body: passkeyJoining,
    reply: session,
    errors: ['link_over', 'passkey_refused'],
    session: true,
  }),
});
