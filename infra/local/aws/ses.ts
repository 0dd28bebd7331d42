/** SES v2 SendEmail: the mail goes to the outbox. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Incoming, jsonError, jsonReply, type Outgoing } from './gateway-http.ts';
import type { Outbox } from '#infra/local/outbox/outbox.ts';

export const sendEmailPath = '/v2/email/outbound-emails';

const part = z.strictObject({ Data: z.string(), Charset: z.optional(z.literal('UTF-8')) });
/** What the product sends; anything else of a mail is refused, because the outbox would not show it. */
const sendEmail = z.strictObject({
  FromEmailAddress: z.string().includes('@'),
  Destination: z.strictObject({ ToAddresses: z.array(z.string().includes('@')).min(1) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: part,
      Body: z.strictObject({ Html: part.optional(), Text: part.optional() }),
      Headers: z.optional(z.array(z.strictObject({ Name: z.string(), Value: z.string() }))),
    }),
  }),
});

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
  if (!parsed.success) {
    const why = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    const { body, ...reply } = jsonError(400, 'BadRequestException', why);
    return { ...reply, headers: { ...reply.headers, 'x-amzn-errortype': 'BadRequestException' }, body };
  }
  const { FromEmailAddress, Destination, Content } = parsed.data;
  const { Subject, Body, Headers } = Content.Simple;
  const id = randomUUID();
  outbox.mails.add({
    id,
    from: FromEmailAddress,
    to: Destination.ToAddresses,
    subject: Subject.Data,
    ...(Body.Html && { html: Body.Html.Data }),
    ...(Body.Text && { text: Body.Text.Data }),
    ...(Headers && { headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])) }),
    sentAt: now().toISOString(),
  });
  return jsonReply(200, { MessageId: id });
}
