/** SNS Publish to a phone number: the text goes to the outbox. Everything else of SNS is for fauxqs. */
import { randomUUID } from 'node:crypto';
import { type Outgoing, queryError, queryReply } from './gateway-http.ts';
import type { Outbox } from '#infra/local/outbox/outbox.ts';

const lettersMax = 1600;

/** Message attributes come flattened: `MessageAttributes.entry.1.Name`, `…Value.StringValue`. */
function attribute(form: URLSearchParams, wanted: string): string | undefined {
  for (const [name, value] of form)
    if (value === wanted && /^MessageAttributes\.entry\.\d+\.Name$/.test(name))
      return form.get(name.replace(/Name$/, 'Value.StringValue')) ?? undefined;
  return undefined;
}

/** Whether the request is a text message; a publication to a topic is not. */
export const isSms = (form: URLSearchParams) => form.get('Action') === 'Publish' && form.has('PhoneNumber');

const invalid = (why: string) => queryError(400, 'InvalidParameter', `Invalid parameter: ${why}`);

export function sendSms(form: URLSearchParams, outbox: Outbox, now: () => Date): Outgoing {
  const phoneNumber = form.get('PhoneNumber') ?? '';
  const text = form.get('Message') ?? '';
  if (!/^\+[1-9]\d{1,14}$/.test(phoneNumber)) return invalid('PhoneNumber Reason: not a valid phone number');
  if (text === '') return invalid('Empty message');
  if (text.length > lettersMax) return invalid('Message too long');
  const id = randomUUID();
  const senderId = attribute(form, 'AWS.SNS.SMS.SenderID');
  const sentAt = now().toISOString();
  outbox.sms.add({ id, phoneNumber, text, ...(senderId !== undefined && { senderId }), sentAt });
  return queryReply('Publish', { MessageId: id });
}
