// The photos worker in the running system: an upload is converted and shown once, however often its message comes.

import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { comment } from '#shared/model/worklog.ts';
import { photoUpload } from '#shared/model/photo.ts';
import { picture } from '#test/domain/photos/photo-files.ts';
import { aPress } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';

const { here, call } = useTenant();

type Upload = z.output<typeof photoUpload>;
/** Who photographs, by the name that stands at the comment: where a photo is announced, and where it is named. */
const roles = {
  Employee: { token: 'anna', photos: '/employee/v2/photos', comments: '/employee/worklogs/comments' },
  Company: { token: 'company', photos: '/api/photos', comments: '/api/worklogs/comments' },
  CompanyTimeClock: {
    token: 'kiosk',
    photos: '/api/time_clock/photos',
    comments: '/api/time_clock/create_work_log_comment',
  },
} as const;
type Author = keyof typeof roles;
const as = async (author: Author, to: 'photos' | 'comments', body: unknown) =>
  call('POST', roles[author][to], { token: here.tenant.tokens[roles[author].token], body });
async function announced(author: Author = 'Employee'): Promise<Upload> {
  const body = { id: aPress(), type: 'image/jpeg', bytes: 1000 };
  return z.object(photoUpload.shape).parse((await as(author, 'photos', body)).body);
}
async function uploaded({ upload }: Upload, file: Uint8Array): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]));
  return (await fetch(upload.url, { method: 'POST', body: form })).status;
}
/** The time clock is answered the entry, the others the comment. */
async function attached(photo: Upload, author: Author = 'Employee') {
  const body = { work_log_id: here.tenant.ids.workLog, comment: photo.comment };
  const reply = await as(author, 'comments', body);
  const one = z.object(comment.shape);
  if (author !== 'CompanyTimeClock') return one.parse(reply.body);
  const { work_log_comments: all } = z.object({ work_log_comments: z.array(one) }).parse(reply.body);
  return all.find(({ created_by }) => created_by === author) ?? expect.fail('no comment of the time clock');
}
async function settled(photo: Upload, author?: Author) {
  for (;;) {
    const shown = await attached(photo, author);
    if (shown.photo_state !== 'waiting') return shown;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The quality a JPEG was written with: its first table of quantization is the standard's 16, scaled. */
function qualityOf(jpeg: Buffer): number {
  const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  const scale = (jpeg.readUInt8(table + 5) * 100) / 16;
  return Math.round((scale <= 100 ? (200 - scale) / 2 : 5000 / scale) / 5) * 5;
}

/** Announces a photo's upload to the worker, as S3 does, and waits until its queue is empty. */
async function announce(photo: { readonly id: string }): Promise<void> {
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
  it.each(['Employee', 'Company', 'CompanyTimeClock'] as const)(
    'makes an upload ready, and signed addresses show it in both sizes, in quality 80 and 60: of %s [images.cdn-quality-80 export.image-quality photos.author.*]',
    async (author) => {
      const photo = await announced(author);
      expect(await uploaded(photo, await picture())).toBe(204);
      const shown = await settled(photo, author);
      expect(shown).toMatchObject({ photo_state: 'ready', created_by: author });
      const qualities: number[] = [];
      for (const address of [shown.comment, shown.thumbnail ?? '']) {
        const reply = await fetch(address);
        expect(reply.headers.get('content-type')).toBe('image/jpeg');
        qualities.push(qualityOf(Buffer.from(await reply.arrayBuffer())));
      }
      expect(qualities).toEqual([80, 60]);
      expect((await fetch(photo.comment)).status).toBe(403);
    },
  );

  it('refuses a file that is no picture, without a dead letter', async () => {
    const photo = await announced();
    await uploaded(photo, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect((await settled(photo)).photo_state).toBe('refused');
    const queue = (await here.system.queues()).find(({ name }) => /photos/i.test(name));
    expect(queue?.deadLetters?.waiting).toBe(0);
  });

  it('given an upload that is gone finds it missing and not forbidden, and is done with it', async () => {
    const photo = await announced();
    await announce(photo);
    const reply = await fetch(`${here.system.outbox}/permissions.json`);
    const permissions = z
      .array(z.object({ functionName: z.string(), action: z.string(), isUsed: z.boolean() }))
      .parse(await reply.json());
    expect(permissions).toContainEqual(
      expect.objectContaining({ functionName: 'stund-photos-worker', action: 's3:ListBucket', isUsed: true }),
    );
  });

  it('given a ready photo again leaves it as it is', async () => {
    const photo = await announced();
    await uploaded(photo, await picture());
    const first = await settled(photo);
    await announce(photo);
    expect(await attached(photo)).toEqual(first);
  });
});
