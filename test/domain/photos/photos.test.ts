// Photos: announced, uploaded, processed and attached in any order, each once.

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbnails } from '#functions/domain/exports/sheet/thumbnails.ts';
import { sweepRetention } from '#functions/domain/upkeep/retention.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { comment, commentOwn } from '#functions/domain/worklogs/comments.ts';
import { history } from '#functions/domain/worklogs/history.ts';
import { keys } from '#functions/table/keys.ts';
import { restorableSecondsMax } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { usePhotoSite } from '#test/kit/world/photo-site.ts';
import { different } from '#test/kit/world/site.ts';
import { picture } from './photo-files.ts';

const { world, site } = await usePhotoSite();

describe('a photo', () => {
  it.each(['before', 'after'])(
    'attached %s it is made ready is shown under a signed address [workers.image-resize employee-app.photos photos.upload.*]',
    async (order) => {
      const { id } = await site.worked(60);
      const photo = await site.announced();
      expect(await site.uploaded(photo, await picture())).toBe(204);
      if (order === 'before')
        expect(await site.attached(id, photo)).toMatchObject({ photo_state: 'waiting' });
      await site.resized(photo.id);
      if (order === 'after') await site.attached(id, photo);
      const listed = await site.firstComment();
      expect(listed).toMatchObject({ photo_state: 'ready', created_by: 'Employee' });
      const entry = await site.attached(id, photo);
      const sizes = await Promise.all(
        [entry.comment, entry.thumbnail ?? ''].map(async (url) => {
          const reply = await fetch(url);
          expect(reply.status).toBe(200);
          const { width, height, exif } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
          expect(exif).toBeUndefined();
          return [width, height];
        }),
      );
      expect(sizes).toEqual([
        [1600, 1200],
        [100, 75],
      ]);
      expect((await fetch(photo.comment)).status).toBe(403);
      expect(await site.raw(photo.id)).toBeUndefined();
    },
  );

  it('is in an export the picture that the photo host answers to fm=jpg&q=60 [export.image-query]', async () => {
    const { id } = await site.worked(60);
    const photo = await site.announced();
    await site.uploaded(photo, await picture());
    await site.resized(photo.id);
    const address = (await site.attached(id, photo)).thumbnail ?? '';
    expect(address).toContain('?fm=jpg&q=60');
    const shown = Buffer.from(await (await fetch(address)).arrayBuffer());
    const commentRow = {
      id: 'm1',
      text: '',
      createdAt: world.clock.now,
      createdBy: 'Employee' as const,
      photoId: photo.id,
      photoState: 'ready' as const,
    };
    const row = { comments: [commentRow] };
    const [exported] = await thumbnails(site.tools.photoFiles, site.company.id, [row], 'missing')(row);
    if (typeof exported !== 'object') expect.fail('no picture');
    expect(shown.equals(exported.jpeg)).toBe(true);
  });

  it('is attached and made ready at the same moment without a loss', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await site.worked(60);
      const photo = await site.announced();
      await site.uploaded(photo, await picture());
      await Promise.all([site.attached(id, photo), site.resized(photo.id)]);
      expect(await site.attached(id, photo)).toMatchObject({ photo_state: 'ready' });
    }
  });

  it('made ready while its entry is moved to another month is shown there', async () => {
    const { id } = await site.worked(60);
    const photo = await site.announced();
    await site.uploaded(photo, await picture());
    await site.attached(id, photo);
    const ctx = await world.asCompany(site.company);
    let isResized = false;
    const write: typeof ctx.table.write = async (...changes) => {
      if (!isResized) {
        isResized = true;
        await site.resized(photo.id);
      }
      return ctx.table.write(...changes);
    };
    const monthAgo = world.clock.now - 31 * 86_400;
    const body = { id, new_start_time: toWire(monthAgo - 3600), new_end_time: toWire(monthAgo) };
    await edit({ ...ctx, table: { ...ctx.table, write } }, { body });
    expect(isResized).toBe(true);
    expect(await site.attached(id, photo)).toMatchObject({ photo_state: 'ready' });
  });

  it('is one photo and one comment however often it is announced, uploaded and attached [photos.begin]', async () => {
    const { id } = await site.worked(60);
    const clientId = aClientId();
    const again = await Promise.all([1, 2, 3].map(() => site.announced({ id: clientId })));
    expect(new Set(again.map((one) => one.id)).size).toBe(1);
    await expect(site.announced({ id: clientId, bytes: 2 })).rejects.toMatchObject({ code: 'key_reused' });
    const [photo] = again;
    if (!photo) throw new Error('nothing was announced');
    await site.uploaded(photo, await picture());
    await Promise.all([site.resized(photo.id), site.resized(photo.id)]);
    const comments = [await site.attached(id, photo), await site.attached(id, photo)];
    expect(different(comments)).toHaveLength(1);
    const before = await site.stored(photo.id);
    await site.uploaded(photo, await picture('blue'));
    await site.resized(photo.id);
    expect((await site.stored(photo.id))?.etag).toBe(before?.etag);
  });

  it('cannot be attached by anyone else, nor to a second entry', async () => {
    const { id } = await site.worked(60);
    const other = await site.worked(60);
    const photo = await site.announced();
    const missing = { code: 'photo_missing' };
    const body = { work_log_id: id, comment: photo.comment };
    await expect(
      comment({ ...(await world.asCompany(site.company)), ...site.tools }, { body }),
    ).rejects.toMatchObject(missing);
    const mate = { ...(await world.asEmployee(site.bjorn)), ...site.tools };
    const own = await site.worked(60, {}, site.bjorn);
    await expect(commentOwn(mate, { body: { ...body, work_log_id: own.id } })).rejects.toMatchObject(missing);
    await site.attached(id, photo);
    await expect(site.attached(other.id, photo)).rejects.toMatchObject(missing);
  });

  it('is released with its entry', async () => {
    const { id } = await site.worked(60);
    const photo = await site.announced();
    await site.attached(id, photo);
    await site.removed(id);
    expect(await world.table.get(keys.photo(site.company.id, photo.id))).toMatchObject({
      d: world.clock.now,
    });
    world.pass(restorableSecondsMax);
    await site.uploaded(photo, await picture());
    await site.resized(photo.id);
    expect(await site.stored(photo.id)).toBeUndefined();
  });

  it('comes back with its entry, also made ready while that was deleted; a comment whose photo is gone does not', async () => {
    const { id, version } = await site.worked(60);
    const [ready, late, gone] = [await site.announced(), await site.announced(), await site.announced()];
    for (const photo of [ready, late, gone]) await site.attached(id, photo);
    const lines = await history(await world.asCompany(site.company), { path: { id } });
    const said = lines.filter(({ action }) => action === 'commented');
    expect(said.map(({ changes }) => changes)).toEqual([[], [], []]);
    await site.uploaded(ready, await picture());
    await site.resized(ready.id);
    await site.removed(id);
    await site.uploaded(late, await picture('blue'));
    await site.resized(late.id);
    await world.table.write({ delete: keys.photo(site.company.id, gone.id) });
    world.pass(restorableSecondsMax - 1);
    const { work_log_comments } = await site.restored(id, version);
    expect(work_log_comments.map(({ photo_state }) => photo_state)).toEqual(['ready', 'ready']);
    await sweepRetention({ ...world.asNobody(), photoFiles: site.tools.photoFiles });
    expect(await site.stored(ready.id)).toBeDefined();
    expect(await world.table.get(keys.photo(site.company.id, ready.id))).not.toHaveProperty('d');
  });
});
