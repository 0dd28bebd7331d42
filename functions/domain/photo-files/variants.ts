// Re-encodes an upload in two sizes, keeping nothing but the picture; or reports that it is not a picture.

import sharp from 'sharp';
import {
  photoPixelsMax,
  photoQuality,
  photoSidePixels,
  thumbnailPixels,
  thumbnailQuality,
} from '#shared/limits.ts';

// Only the loaders of the three allowed formats are on: SVG and PDF are never parsed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One photo at a time on one core; a cache would only use memory.
sharp.concurrency(1);
sharp.cache(false);

export type Variants = { readonly photo: Uint8Array; readonly thumbnail: Uint8Array };

const secondsMax = 20;
/** Colour profiles are kept, because converting is expensive; one above this size is not a profile. */
const profileBytesMax = 256 * 1024;

/** The picture at most 1600 and 100 pixels wide and high; undefined for anything but an allowed picture. */
export async function variantsOf(upload: Uint8Array): Promise<Variants | undefined> {
  try {
    const source = sharp(upload, { limitInputPixels: photoPixelsMax, failOn: 'error' });
    const { icc, space, hasAlpha } = await source.metadata();
    let picture = source
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize(photoSidePixels, photoSidePixels, { fit: 'inside', withoutEnlargement: true });
    if (hasAlpha) picture = picture.flatten({ background: 'white' });
    if (icc && icc.length <= profileBytesMax && space === 'srgb') picture = picture.keepIccProfile();
    const photo = await picture.jpeg({ quality: photoQuality }).toBuffer();
    const thumbnail = await sharp(photo)
      .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: thumbnailQuality })
      .toBuffer();
    return { photo, thumbnail };
  } catch (error) {
    // libvips reports errors as text only. A file it cannot read is an answer, not a failure to retry.
    if (error instanceof Error && isRefusal(error.message)) return undefined;
    throw error;
  }
}

const isRefusal = (message: string): boolean => !/out of memory|allocate|no space left/i.test(message);
