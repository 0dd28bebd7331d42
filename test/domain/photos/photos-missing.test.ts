// A photo that an entry shows and whose file never comes: it waits an hour, then it is missing, and may still come.

import { describe, expect, it } from 'vitest';
import { resize } from '#functions/domain/photo-files/resize.ts';
import { sweepRetention } from '#functions/domain/upkeep/retention.ts';
import { keys } from '#functions/table/keys.ts';
import { photoMissingSeconds } from '#shared/limits.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { usePhotoSite } from '#test/kit/world/photo-site.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { picture } from './photo-files.ts';

const { world, site } = await usePhotoSite();

const sweep = () =>
  sweepRetention({ table: world.table, now: world.clock.now, photoFiles: site.tools.photoFiles });
const rowOf = ({ id }: { id: string }) => world.table.get(keys.photo(site.company.id, id));

describe('a file that is no upload of a photo', () => {
  it('is left alone, which the log says', async () => {
    const lines: string[] = [];
    const log = { ...quietLog, info: (event: string) => void lines.push(event) };
    for (const key of ['raw/c1', 'raw/c1/f1/x', 'photos/c1/f1', 'raw/C1/f1', 'a/raw/c1/f1'])
      await resize(
        { table: world.table, now: world.clock.now, log, photoFiles: site.tools.photoFiles },
        { detail: { bucket: { name: 'stund-photos' }, object: { key } } },
      );
    expect(lines).toEqual(Array.from({ length: 5 }, () => 'not_a_photo'));
  });
});

describe('an attached photo that does not come', () => {
  it('is shown as missing after an hour, and its rows say so after the sweep', async () => {
    const { id } = await site.worked(60);
    const photo = await site.announced();
    expect(await site.attached(id, photo)).toMatchObject({ photo_state: 'waiting' });
    world.pass(photoMissingSeconds - 1);
    await sweep();
    expect(await site.firstComment()).toMatchObject({ photo_state: 'waiting' });
    expect(await rowOf(photo)).toMatchObject({ s: 'waiting' });
    world.pass(1);
    expect(await site.firstComment()).toMatchObject({ photo_state: 'missing' });
    await sweep();
    expect(await rowOf(photo)).toMatchObject({ s: 'missing' });
    expect(await site.attached(id, photo)).toMatchObject({ photo_state: 'missing', comment: photo.comment });
    expect(checkInvariants(await world.items(), Infinity)).toEqual([]);
  });

  it('is made ready and shown when it comes after all', async () => {
    const { id } = await site.worked(60);
    const clientId = aClientId();
    const photo = await site.announced({ id: clientId });
    await site.attached(id, photo);
    world.pass(30 * 3600);
    await sweep();
    const again = await site.announced({ id: clientId });
    expect(await site.uploaded(again, await picture())).toBe(204);
    await site.resized(photo.id);
    const shown = await site.attached(id, photo);
    expect(shown).toMatchObject({ photo_state: 'ready' });
    expect((await fetch(shown.thumbnail ?? '')).status).toBe(200);
    world.pass(30 * 3600);
    await sweep();
    expect(await rowOf(photo)).toMatchObject({ s: 'ready' });
  });

  it('and comes while the sweep looks is not lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await site.worked(60);
      const photo = await site.announced();
      await site.attached(id, photo);
      world.pass(photoMissingSeconds);
      const again = await site.uploaded(photo, await picture());
      expect(again).toBe(204);
      await Promise.all([sweep(), site.resized(photo.id)]);
      expect(await site.attached(id, photo)).toMatchObject({ photo_state: 'ready' });
    }
  });
});
