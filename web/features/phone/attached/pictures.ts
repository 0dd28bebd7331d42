// Photos as they are taken: made small at once, so that what waits on the phone is little.

import { photoBytesMax } from '#shared/limits.ts';
import { atNow } from '#web/features/phone/press/presses.ts';

/** A photo on its way: small already, with the time it was taken. */
export type Picture = { readonly name: string; readonly file: Blob; readonly at: string };
export type Taken = { readonly pictures: readonly Picture[]; readonly unreadable: readonly string[] };

/** The files as pictures to send; the names of those that no picture could be made of. */
export async function takePictures(files: readonly File[]): Promise<Taken> {
  const { PhotoUnreadable, shrinkPhoto } = await import('#web/files/photo-upload.ts');
  const pictures: Picture[] = [];
  const unreadable: string[] = [];
  // One after the other: a phone's memory holds one big photo, not ten.
  for (const file of files) {
    try {
      const small = await shrinkPhoto(file);
      if (small.size > photoBytesMax) unreadable.push(file.name);
      else pictures.push({ name: file.name, file: small, at: atNow() });
    } catch (error) {
      if (!(error instanceof PhotoUnreadable)) throw error;
      unreadable.push(file.name);
    }
  }
  return { pictures, unreadable };
}
