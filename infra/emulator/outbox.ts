// What an emulator has caught: SES mails and SNS texts, in LocalStack's or ministack's form.

import * as z from 'zod';
import type { Mail, Sms } from '#infra/local/outbox/outbox.ts';
import { region } from '#infra/local/site/template-values.ts';

const localStackMails = z.object({
  messages: z.array(
    z.object({
      Id: z.string(),
      Timestamp: z.string(),
      Source: z.string(),
      Destination: z.object({ ToAddresses: z.array(z.string()).default([]) }),
      Subject: z.string().default(''),
      Body: z.object({ text_part: z.string().nullish(), html_part: z.string().nullish() }),
    }),
  ),
});
const ministackMails = z.object({
  messages: z.record(
    z.string(),
    z.array(
      z.object({
        MessageId: z.string(),
        Timestamp: z.union([z.string(), z.number()]),
        Source: z.string(),
        To: z.array(z.string()),
        Subject: z.string(),
        BodyText: z.string().nullish(),
        BodyHtml: z.string().nullish(),
      }),
    ),
  ),
});
const textsOf = z.object({
  sms_messages: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
const text = z.string().catch('');
const moment = z.union([z.string(), z.number()]).catch('');

/** The list at the first of these addresses that the emulator knows. */
async function listed(aws: string, ...paths: string[]): Promise<unknown> {
  for (const path of paths) {
    const reply = await fetch(aws + path);
    if (reply.ok) return reply.json();
    await reply.arrayBuffer();
  }
  throw new Error(`the emulator at ${aws} lists nothing at ${paths.join(' or ')}`);
}

/** An id that the outbox page accepts in an address. */
const plain = (id: string): string => id.replaceAll(/[^\w-]/g, '-');
const instant = (at: string | number): string => {
  const date = new Date(typeof at === 'number' ? at * 1000 : at);
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString();
};
type Said = Pick<Mail, 'id' | 'from' | 'to' | 'subject' | 'sentAt'> & {
  readonly text: string | null | undefined;
  readonly html: string | null | undefined;
};
const mailOf = ({ text: words, html, ...said }: Said): Mail => ({
  ...said,
  ...(words ? { text: words } : {}),
  ...(html ? { html } : {}),
});

export async function mailsAt(aws: string): Promise<Mail[]> {
  const said = await listed(aws, '/_aws/ses', '/_ministack/ses/messages');
  const found = localStackMails.safeParse(said);
  if (found.success)
    return found.data.messages.map(({ Id, Timestamp, Source, Destination, Subject, Body }) =>
      mailOf({
        id: plain(Id),
        from: Source,
        to: Destination.ToAddresses,
        subject: Subject,
        sentAt: instant(Timestamp),
        text: Body.text_part,
        html: Body.html_part,
      }),
    );
  return Object.values(ministackMails.parse(said).messages)
    .flat()
    .map(({ MessageId, Timestamp, Source, To, Subject, BodyText, BodyHtml }) =>
      mailOf({
        id: plain(MessageId),
        from: Source,
        to: To,
        subject: Subject,
        sentAt: instant(Timestamp),
        text: BodyText,
        html: BodyHtml,
      }),
    );
}

export async function textsAt(aws: string): Promise<Sms[]> {
  const query = `sns/sms-messages?region=${region}`;
  const said = await listed(aws, `/_aws/${query}`, `/_ministack/${query}`);
  return Object.entries(textsOf.parse(said).sms_messages).flatMap(([phoneNumber, messages]) =>
    messages.map((message) => ({
      id: plain(text.parse(message['MessageId'])),
      phoneNumber,
      text: text.parse(message['Message']),
      sentAt: instant(moment.parse(message['Timestamp'])),
    })),
  );
}
