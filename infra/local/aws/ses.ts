/** SES v2 SendEmail: the mail goes to the outbox. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Incoming, jsonError, jsonReply, type Outgoing } from './gateway-http.ts';
import type { Mail, Outbox } from '#infra/local/outbox/outbox.ts';

export const sendEmailPath = '/v2/email/outbound-emails';

const addresses = z.array(z.string().includes('@')).default([]);
const part = z.object({ Data: z.string() });
const sendEmail = z.object({
  FromEmailAddress: z.string().includes('@'),
  Destination: z
    .object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses })
    .default({ ToAddresses: [], CcAddresses: [], BccAddresses: [] }),
  ReplyToAddresses: addresses,
  Content: z.union([
    z.object({
      Simple: z.object({
        Subject: part,
        Body: z.object({ Html: part.optional(), Text: part.optional() }),
        Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
        Attachments: z
          .array(
            z.object({
              FileName: z.string(),
              ContentType: z.string().default('application/octet-stream'),
              RawContent: z.string(),
            }),
          )
          .default([]),
      }),
    }),
    z.object({ Raw: z.object({ Data: z.string() }) }),
  ]),
});
type Content = z.infer<typeof sendEmail>['Content'];

function contentOf(
  content: Content,
): Pick<Mail, 'subject' | 'html' | 'text' | 'raw' | 'headers' | 'attachments'> {
  if ('Raw' in content) {
    const raw = Buffer.from(content.Raw.Data, 'base64').toString();
    return { subject: /^Subject: *(.*)$/im.exec(raw)?.[1]?.trim() ?? '', raw, attachments: [] };
  }
  const { Subject, Body, Headers, Attachments } = content.Simple;
  return {
    subject: Subject.Data,
    ...(Body.Html && { html: Body.Html.Data }),
    ...(Body.Text && { text: Body.Text.Data }),
    ...(Headers && { headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])) }),
    attachments: Attachments.map(({ FileName, ContentType, RawContent }) => ({
      fileName: FileName,
      contentType: ContentType,
      base64: RawContent,
    })),
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function sendMail(request: Incoming, outbox: Outbox, now: () => Date): Outgoing {
  const parsed = sendEmail.safeParse(parseJson(request.body));
  const recipients = parsed.data && Object.values(parsed.data.Destination).flat();
  if (!parsed.success || recipients?.length === 0) {
    const why = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    const { body, ...reply } = jsonError(400, 'BadRequestException', why ?? 'The mail has no recipient.');
    return { ...reply, headers: { ...reply.headers, 'x-amzn-errortype': 'BadRequestException' }, body };
  }
  const { FromEmailAddress, Destination, ReplyToAddresses, Content } = parsed.data;
  const id = randomUUID();
  outbox.mails.add({
    id,
    from: FromEmailAddress,
    to: Destination.ToAddresses,
    cc: Destination.CcAddresses,
    bcc: Destination.BccAddresses,
    replyTo: ReplyToAddresses,
    ...contentOf(Content),
    sentAt: now().toISOString(),
  });
  return jsonReply(200, { MessageId: id });
}

/** The captured mails as LocalStack lists them. */
export const listMails = (mails: Mail[], region: string) => ({
  messages: mails.map((mail) => ({
    Id: mail.id,
    Region: region,
    Timestamp: mail.sentAt,
    Source: mail.from,
    Destination: { ToAddresses: mail.to, CcAddresses: mail.cc, BccAddresses: mail.bcc },
    Subject: mail.subject,
    Body: { text_part: mail.text ?? null, html_part: mail.html ?? null },
    RawData: mail.raw ?? null,
    Attachments: mail.attachments.map(({ fileName, contentType }) => ({ fileName, contentType })),
  })),
});
