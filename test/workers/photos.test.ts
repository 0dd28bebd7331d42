// The photos worker in the running system: an upload is heard of, made anew and shown, once however often it is told.

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { comment } from '#shared/model/worklog.ts';
import { photoUpload } from '#shared/model/photo.ts';
import { picture } from '#test/domain/photo-files.ts';
import { aPress } from '#test/kit/tenant.ts';
import { useTenant } from '#test/kit/use-system.ts';

const { here, call } = useTenant();

type Upload = z.output<typeof photoUpload>;
const asAnna = async (path: string, body: unknown) =>
  call('POST', path, { token: here.tenant.tokens.anna, body });
async function announced(): Promise<Upload> {
  const body = { id: aPress(), type: 'image/jpeg', bytes: 1000 };
  return z.object(photoUpload.shape).parse((await asAnna('/employee/v2/photos', body)).body);
}
async function uploaded({ upload }: Upload, file: Uint8Array): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]));
  return (await fetch(upload.url, { method: 'POST', body: form })).status;
}
const attached = async (photo: Upload) => {
  const body = { work_log_id: here.tenant.ids.workLog, comment: photo.comment };
  return z.object(comment.shape).parse((await asAnna('/employee/worklogs/comments', body)).body);
};
async function settled(photo: Upload) {
  for (;;) {
    const shown = await attached(photo);
    if (shown.photo_state !== 'waiting') return shown;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Tells the worker of a photo's upload, as S3 does, and waits until its queue is empty. */
async function told(photo: { readonly id: string }): Promise<void> {
  const queue = (await here.system.queues()).find(({ name }) => /photos/i.test(name));
  const client = new SQSClient({
    endpoint: here.system.aws,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const detail = { bucket: { name: 'any' }, object: { key: `raw/${here.tenant.id}/${photo.id}` } };
  await client.send(
    new SendMessageCommand({
      QueueUrl: `${here.system.aws}/000000000000/${queue?.name}`,
      MessageBody: JSON.stringify({ detail }),
    }),
  );
  client.destroy();
  for (;;) {
    const now = (await here.system.queues()).find(({ name }) => name === queue?.name);
    if (now && now.waiting + now.inFlight === 0) break;
    await new Promise((done) => setTimeout(done, 100));
  }
}

describe('the photos worker', () => {
  it('makes an upload ready, and signed addresses show it in both sizes', async () => {
    const photo = await announced();
    expect(await uploaded(photo, await picture())).toBe(204);
    const shown = await settled(photo);
    expect(shown.photo_state).toBe('ready');
    for (const address of [shown.comment, shown.thumbnail ?? ''])
      expect((await fetch(address)).headers.get('content-type')).toBe('image/jpeg');
    expect((await fetch(photo.comment)).status).toBe(403);
  });

  it('refuses what is no picture, without a dead letter', async () => {
    const photo = await announced();
    await uploaded(photo, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect((await settled(photo)).photo_state).toBe('refused');
    const queue = (await here.system.queues()).find(({ name }) => /photos/i.test(name));
    expect(queue?.deadLetters?.waiting).toBe(0);
  });

  it('told of an upload that is gone knows that it is missing and not forbidden, and is done with it', async () => {
    const photo = await announced();
    await told(photo);
    const reply = await fetch(`${here.system.outbox}/permissions.json`);
    const permissions = z
      .array(z.object({ functionName: z.string(), action: z.string(), isUsed: z.boolean() }))
      .parse(await reply.json());
    expect(permissions).toContainEqual(
      expect.objectContaining({ functionName: 'stund-photos-worker', action: 's3:ListBucket', isUsed: true }),
    );
  });

  it('told again of a photo that is ready leaves it as it is', async () => {
    const photo = await announced();
    await uploaded(photo, await picture());
    const first = await settled(photo);
    await told(photo);
    expect(await attached(photo)).toEqual(first);
  });
});
