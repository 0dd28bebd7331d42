// The tools of the worker that writes to people: mail and SMS, from our own sender.

import { type Mail, openMail } from '#functions/aws/mail.ts';
import { openSms, type Sms } from '#functions/aws/sms.ts';
import { env } from './env.ts';

export type Posting = { readonly mail: Mail; readonly sms: Sms };

export const posting = (): Posting => ({ mail: openMail(env('MAIL_FROM')), sms: openSms(env('SMS_SENDER')) });
