/** The captured messages over HTTP, at the addresses and in the shape LocalStack uses. */
import { type Incoming, jsonReply, type Outgoing } from '#infra/local/aws/gateway-http.ts';
import type { Outbox } from './outbox.ts';
import { listMails } from '#infra/local/aws/ses.ts';
import { listSms } from '#infra/local/aws/sns.ts';

export function replyToOutbox({ method, path, query }: Incoming, outbox: Outbox, region: string): Outgoing {
  const boxes = { '/_aws/sns/sms-messages': outbox.sms, '/_aws/ses': outbox.mails };
  const box = path === '/_aws/sns/sms-messages' || path === '/_aws/ses' ? boxes[path] : undefined;
  if (!box) return jsonReply(404, { message: `There is nothing at ${path}.` });
  if (method === 'DELETE') {
    box.clear();
    return { status: 204, headers: {}, body: '' };
  }
  if (method !== 'GET') return jsonReply(405, { message: `${path} is for GET and DELETE.` });
  if (path === '/_aws/ses') return jsonReply(200, listMails(outbox.mails.all(), region));
  const phoneNumber = query.get('phoneNumber');
  const sms = outbox.sms.all().filter((one) => phoneNumber === null || one.phoneNumber === phoneNumber);
  return jsonReply(200, listSms(sms, region));
}
