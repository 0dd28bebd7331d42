// Uploads a photo: shrinks it, announces it, sends it to the store. The caller then sends the comment that attaches it.

import { photoQuality, photoSidePixels, photoTypes } from '#shared/limits.ts';
import type { PhotoUpload } from '#shared/model/photo.ts';
import { ApiError } from '#web/api/client.ts';

/** The browser cannot read the file as a picture. */
export class PhotoUnreadable extends Error {}

/**
 * The photo as an upright JPEG of at most 1600 px a side, without EXIF and its position. It is a tenth of the camera's
 * file, so the upload is quick.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoUnreadable();
  });
  const scale = Math.min(1, photoSidePixels / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const paper = canvas.getContext('2d');
  if (!paper) throw new PhotoUnreadable();
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: photoTypes[0], quality: photoQuality / 100 });
}

type Begin = (body: { id: string; type: (typeof photoTypes)[number]; bytes: number }) => Promise<PhotoUpload>;

/** Announces and sends a shrunk photo; returns the comment's text that attaches it. Every try has the same id. */
export async function uploadPhoto(id: string, photo: Blob, begin: Begin): Promise<string> {
  const { comment, upload } = await begin({ id, type: photoTypes[0], bytes: photo.size });
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', photo);
  const response = await fetch(upload.url, { method: 'POST', body: form }).catch(() => undefined);
  if (!response) throw new ApiError(navigator.onLine ? 'network' : 'offline');
  if (!response.ok) throw new ApiError('unknown', { status: response.status });
  return comment;
}
