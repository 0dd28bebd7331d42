// Notices: message → verb.

import { deliverMail, deliverSms } from '#functions/domain/notices/deliver.ts';
import { consume } from '#functions/runtime/consume.ts';
import { posting } from '#functions/runtime/posting.ts';

export const handler = consume(
  'notices',
  { 'mail.requested': deliverMail, 'sms.requested': deliverSms },
  posting(),
);
