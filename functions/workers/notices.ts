// Notices: message → verb.

import { deliverMail, deliverSms } from '#functions/domain/notices/deliver.ts';
import { consume } from '#functions/runtime/consume.ts';
import { noticeSenders } from '#functions/runtime/worker-tools.ts';

export const handler = consume(
  'notices',
  { 'mail.requested': deliverMail, 'sms.requested': deliverSms },
  noticeSenders(),
);
