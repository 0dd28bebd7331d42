// Sends an SMS to one phone through SNS.

import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';

export type Sms = { send: (phone: string, message: string) => Promise<void> };

export function openSms(sender: string): Sms {
  const client = new SNSClient({});
  const attribute = (StringValue: string) => ({ DataType: 'String', StringValue });
  return {
    send: async (PhoneNumber, Message) => {
      await client.send(
        new PublishCommand({
          PhoneNumber,
          Message,
          MessageAttributes: {
            'AWS.SNS.SMS.SenderID': attribute(sender),
            'AWS.SNS.SMS.SMSType': attribute('Transactional'),
          },
        }),
      );
    },
  };
}
