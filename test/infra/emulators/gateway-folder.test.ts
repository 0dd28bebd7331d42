/** The data folder of the embedded AWS: stop, kill and start. */

import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand } from '@aws-sdk/client-sns';
import { GetParameterCommand } from '@aws-sdk/client-ssm';
import { describe, expect, it } from 'vitest';
import { inTemporaryFolder } from './dynamo-kit.ts';
import { bucket as Bucket, startGateway } from './gateway-kit.ts';
import { killedWriter } from './killed-writer.ts';

const port = 24030;

const text = (Message: string) => new PublishCommand({ PhoneNumber: '+3546601234', Message });

describe('the data folder of the embedded AWS', () => {
  it('files, queues, messages, outbox and secrets are there after a restart', () =>
    inTemporaryFolder(async (dataDir) => {
      let made = 0;
      const start = (at = port) =>
        startGateway(at, {
          dataDir,
          parameters: { '/pepper': () => `secret ${(made += 1)}`, '/port': String(at) },
        });
      const first = await start();
      await first.s3.send(
        new PutObjectCommand({ Bucket, Key: 'a/../b.txt', Body: 'kept', ContentType: 'text/x' }),
      );
      first.gateway.createQueue('jobs', { VisibilityTimeout: '90' });
      first.gateway.sendMessage('jobs', 'waiting');
      await first.sns.send(new PublishCommand({ PhoneNumber: '+3546601234', Message: 'hæ' }));
      await first.ses.send(
        new SendEmailCommand({
          FromEmailAddress: 'a@b.test',
          Destination: { ToAddresses: ['c@d.test'] },
          Content: { Simple: { Subject: { Data: 'Titill' }, Body: { Text: { Data: 'x' } } } },
        }),
      );
      await first.gateway.close();

      const second = await start(port + 1);
      expect((await second.gateway.readObject(Bucket, 'a/../b.txt'))?.body.toString()).toBe('kept');
      expect(second.gateway.createQueue('jobs', { VisibilityTimeout: '90' })).toContain(`:${port + 1}/`);
      expect(second.gateway.inspectQueue('jobs')?.ready).toEqual(['waiting']);
      expect(second.gateway.sms().map((sms) => sms.text)).toEqual(['hæ']);
      expect(second.gateway.mails().map((mail) => mail.subject)).toEqual(['Titill']);
      const value = async (Name: string) =>
        (await second.ssm.send(new GetParameterCommand({ Name }))).Parameter?.Value;
      expect([await value('/pepper'), await value('/port')]).toEqual(['secret 1', String(port + 1)]);
      await second.gateway.close();
    }));

  it('a killed process loses no file, message or text that it answered', () =>
    inTemporaryFolder(async (dataDir) => {
      const answered = await killedWriter('gateway-writer.ts', [dataDir, String(port)], 0);
      const { gateway } = await startGateway(port, { dataDir });
      const queued = new Set(gateway.inspectQueue('jobs')?.ready);
      const texts = new Set(gateway.sms().map((sms) => sms.text));
      for (const name of answered) {
        expect((await gateway.readObject(Bucket, name))?.body.toString()).toBe(name);
        expect([queued.has(name), texts.has(name)]).toEqual([true, true]);
      }
      await gateway.close();
    }));

  it('a message that was being written when the process was killed is dropped, the others stay', () =>
    inTemporaryFolder(async (dataDir) => {
      const first = await startGateway(port, { dataDir });
      await first.sns.send(text('one'));
      await first.gateway.close();
      await appendFile(join(dataDir, 'outbox', 'sms.jsonl'), '{"id":"torn","phoneNu');
      const second = await startGateway(port, { dataDir });
      await second.sns.send(text('two'));
      await second.gateway.close();
      const third = await startGateway(port, { dataDir });
      expect(third.gateway.sms().map((sms) => sms.text)).toEqual(['one', 'two']);
      await third.gateway.close();
    }));

  it('two processes cannot share a folder, and the first is not disturbed', () =>
    inTemporaryFolder(async (dataDir) => {
      const first = await startGateway(port, { dataDir });
      await expect(startGateway(port + 1, { dataDir })).rejects.toMatchObject({ code: 'data_folder_locked' });
      await first.s3.send(new PutObjectCommand({ Bucket, Key: 'still', Body: 'works' }));
      await first.gateway.close();
    }));

  it('damaged secrets are named, not created again', () =>
    inTemporaryFolder(async (dataDir) => {
      await writeFile(join(dataDir, 'parameters.json'), '{"half');
      await expect(startGateway(port, { dataDir })).rejects.toMatchObject({ code: 'data_folder_broken' });
    }));
});
