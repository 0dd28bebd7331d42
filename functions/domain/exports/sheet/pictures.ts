// The small photos as a spreadsheet and a PDF show them.

import { exportImagePixels } from '#shared/limits.ts';

export type Picture = {
  readonly jpeg: Uint8Array;
  readonly widthPixels: number;
  readonly heightPixels: number;
};

/**
 * A JPEG as it is shown: `exportImagePixels` wide at most, its height in proportion; undefined when the bytes are
 * no JPEG.
 */
export function pictureFrom(jpeg: Uint8Array): Picture | undefined {
  const size = jpegSize(jpeg);
  if (size === undefined || size.width === 0 || size.height === 0) return undefined;
  const widthPixels = Math.min(size.width, exportImagePixels);
  return { jpeg, widthPixels, heightPixels: Math.round((size.height * widthPixels) / size.width) };
}

/** Reads the frame header (markers C0 to CF, save C4, C8 and CC, which are tables). */
function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
