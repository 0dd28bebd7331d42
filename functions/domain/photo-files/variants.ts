// Makes an upload anew: the picture in two sizes and nothing else of the file, or the answer that it is none.

import sharp from 'sharp';
import {
  photoPixelsMax,
  photoQuality,
  photoSidePixels,
  thumbnailPixels,
  thumbnailQuality,
} from '#shared/limits.ts';

// Every loader is off but those of the three formats that may be uploaded: an SVG or a PDF is never even read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One photo at a time in a Lambda of one core; a cache would only keep its memory.
sharp.concurrency(1);
sharp.cache(false);

export type Variants = { readonly photo: Uint8Array; readonly thumbnail: Uint8Array };

const secondsMax = 20;
/** Colour profiles are kept, because converting costs as much as all the rest; one of this size is no profile. */
const profileBytesMax = 256 * 1024;

/** The picture at most 1600 and 100 pixels wide and high; undefined when the file is no picture we take. */
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
    // libvips speaks by the text of its errors only; a file it cannot read is answered, not retried.
    if (error instanceof Error && isRefusal(error.message)) return undefined;
    throw error;
  }
}

const isRefusal = (message: string): boolean => !/out of memory|allocate|no space left/i.test(message);
