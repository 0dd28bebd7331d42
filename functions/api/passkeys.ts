// Passkeys of people of the office: endpoint → verb.

import { findActor } from '#functions/domain/sessions/sessions.ts';
import { joinByPasskey, orderFirstPasskey } from '#functions/domain/sign-in/passkey-invitation.ts';
import { askForPasskey, loginByPasskey } from '#functions/domain/sign-in/passkey-log-in.ts';
import { addPasskey, listPasskeys, orderPasskey, removePasskey } from '#functions/domain/sign-in/passkeys.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';
import { passkeys } from '#shared/api/passkeys.ts';

export const handler = serve(
  passkeys,
  {
    listPasskeys,
    orderPasskey,
    addPasskey,
    removePasskey,
    askForPasskey,
    loginByPasskey,
    orderFirstPasskey,
    joinByPasskey,
  },
  findActor,
  sending(),
);
