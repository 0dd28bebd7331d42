// A site with photos: the embedded file store, the photo front, and the steps of a photo from announcement to entry.

import { afterAll } from 'vitest';
import { openFiles } from '#functions/aws/files.ts';
import { openPhotoLinks } from '#functions/aws/photo-links.ts';
import { openUploadForms } from '#functions/aws/upload-forms.ts';
import { begin, rawKey } from '#functions/domain/photos/photos.ts';
import { resize } from '#functions/domain/photo-files/resize.ts';
import { commentOwn } from '#functions/domain/worklogs/comments.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { openGateway } from '#infra/local/aws/gateway.ts';
import { photoFront } from '#infra/local/aws/photo-front.ts';
import type { PhotoUpload } from '#shared/model/photo.ts';
import { aClientId, photoPublicKey, type World } from './context.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { quietLog } from './quiet-log.ts';
import { aSite } from './site.ts';
import { useChecker, useRenewed, useWorld } from './use-site.ts';

const bucket = 'stund-photos';
const region = 'eu-west-1';

/** A checked world with a file store and, new for each test, a site with photos in it. */
export async function usePhotoSite() {
  const world = await useWorld();
  useChecker(world);
  const store = await openPhotoStore(world, await freePorts());
  afterAll(() => store.close());
  return { world, aPhotoSite: store.aPhotoSite, site: await useRenewed(() => store.aPhotoSite()) };
}

/** Opens the embedded file store at `port` and the front at the next one. */
async function openPhotoStore(world: World, port: number) {
  const gateway = await openGateway({ port, region, now: () => new Date() });
  gateway.createBucket(bucket);
  const front = await photoFront({
    port: port + 1,
    keyPairId: 'KTEST',
    publicKeyPem: photoPublicKey,
    bucketRead: (key) => gateway.readObject(bucket, key),
    now: () => new Date(world.clock.now * 1000),
  });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const endpoint = `http://127.0.0.1:${port}`;
  // Forms are signed with the environment of this function.
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  const tools = {
    photoLinks: openPhotoLinks(`http://127.0.0.1:${port + 1}`, 'KTEST'),
    photoUploads: openUploadForms(bucket),
    photoFiles: openFiles(bucket, { region, endpoint, forcePathStyle: true, credentials }),
  };

  async function aPhotoSite(over: Partial<Company> = {}) {
    const site = await aSite(world, over);
    const asAnna = async () => ({ ...(await world.asEmployee(site.anna)), ...tools });
    return {
      ...site,
      tools,
      announced: async (body: { id?: string; bytes?: number } = {}) =>
        begin(await asAnna(), { body: { id: aClientId(), type: 'image/jpeg', bytes: 1000, ...body } }),
      /** Posts the file as a browser does; returns the status. */
      uploaded: async ({ upload }: PhotoUpload, file: Uint8Array): Promise<number> => {
        const form = new FormData();
        for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
        form.append('file', new Blob([new Uint8Array(file)]));
        return (await fetch(upload.url, { method: 'POST', body: form })).status;
      },
      /** Sends the worker the event of the upload. */
      resized: (id: string) =>
        resize(
          { table: world.table, now: world.clock.now, log: quietLog, photoFiles: tools.photoFiles },
          { detail: { bucket: { name: bucket }, object: { key: rawKey(site.company.id, id) } } },
        ),
      attached: async (workLogId: string, photo: PhotoUpload) =>
        commentOwn(await asAnna(), { body: { work_log_id: workLogId, comment: photo.comment } }),
      firstComment: async () => (await site.listed())[0]?.work_log_comments[0],
      stored: (id: string) => gateway.readObject(bucket, `photos/${site.company.id}/${id}.jpg`),
      raw: (id: string) => gateway.readObject(bucket, rawKey(site.company.id, id)),
    };
  }
  return {
    aPhotoSite,
    close: async () => {
      await front.close();
      await gateway.close();
    },
  };
}
