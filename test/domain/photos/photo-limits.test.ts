// Limits of photos: too large, too many, or no pictures.

import { describe, expect, it } from 'vitest';
import { budgets, photosPerWorkLogMax } from '#shared/limits.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { usePhotoSite } from '#test/kit/world/photo-site.ts';
import { hostileFiles, picture } from './photo-files.ts';

const hostile = await hostileFiles();

const { aPhotoSite, site } = await usePhotoSite();

describe('limits of photos', () => {
  it('an upload needs the announced type, a byte and at most 10 MB', async () => {
    expect(await site.uploaded(await site.announced(), Buffer.alloc(0))).toBe(400);
    expect(await site.uploaded(await site.announced(), Buffer.alloc(10 * 1024 * 1024 + 1))).toBe(400);
    const photo = await site.announced();
    const fields = { ...photo.upload.fields, 'Content-Type': 'text/html' };
    expect(await site.uploaded({ ...photo, upload: { ...photo.upload, fields } }, Buffer.from('<b>'))).toBe(
      403,
    );
  });

  it('an entry takes so many photos and no more, also all at once', async () => {
    const { id } = await site.worked(60);
    const photos = await Promise.all(Array.from({ length: photosPerWorkLogMax + 3 }, () => site.announced()));
    const results = await Promise.allSettled(photos.map((photo) => site.attached(id, photo)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(photosPerWorkLogMax);
    for (const one of results) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'limit_reached' });
    }
  });

  it('a company that has not verified its e-mail may announce a few, repeats not counted', async () => {
    const [most] = budgets.photosBeforeVerified;
    const unverified = await aPhotoSite({ isEmailVerified: false });
    const clientId = aClientId();
    for (let count = 0; count < 3; count += 1) await unverified.announced({ id: clientId });
    const results = await Promise.allSettled(Array.from({ length: most }, () => unverified.announced()));
    const refused = results.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toMatchObject([
      { code: 'limit_reached', params: { max: most } },
    ]);
  });

  it.each(hostile)('a file that is %s is refused and never shown', async (_, file) => {
    const { id } = await site.worked(60);
    const photo = await site.announced();
    await site.attached(id, photo);
    await site.uploaded(photo, file);
    await site.resized(photo.id);
    expect(await site.firstComment()).toMatchObject({ photo_state: 'refused' });
    expect(await site.stored(photo.id)).toBeUndefined();
    expect(await site.raw(photo.id)).toBeUndefined();
  });

  it('what a picture carries besides itself is dropped', async () => {
    const photo = await site.announced();
    await site.uploaded(photo, Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]));
    await site.resized(photo.id);
    const { body } = (await site.stored(photo.id)) ?? {};
    const text = Buffer.from(body ?? []).toString('latin1');
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/script|Secret Camera|Exif/);
  });
});
