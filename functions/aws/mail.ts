// Sends a mail through SES.

import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';

export type MailContent = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The page where the recipient can unsubscribe. */
  readonly unsubscribeAt?: string | undefined;
};
export type Mail = { send: (letter: MailContent) => Promise<void> };

const part = (Data: string) => ({ Data, Charset: 'UTF-8' });

export function openMail(from: string): Mail {
  const client = new SESv2Client({});
  return {
    send: async ({ to, subject, html, text, unsubscribeAt }) => {
      const Headers = unsubscribeAt && [{ Name: 'List-Unsubscribe', Value: `<${unsubscribeAt}>` }];
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: {
              Subject: part(subject),
              Body: { Html: part(html), Text: part(text) },
              ...(Headers && { Headers }),
            },
          },
        }),
      );
    },
  };
}
