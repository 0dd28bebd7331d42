// Shrinks photos as they are taken, so that unsent ones need little room on the phone.

import { photoBytesMax } from '#shared/limits.ts';
import { atNow } from '#web/features/phone/press/presses.ts';

/** A shrunk photo, with the time it was taken. */
export type Picture = { readonly name: string; readonly file: Blob; readonly at: string };
export type Taken = { readonly pictures: readonly Picture[]; readonly unreadable: readonly string[] };

/** The files as pictures to send, and the names of the files that could not be read as photos. */
export async function takePictures(files: readonly File[]): Promise<Taken> {
  const { PhotoUnreadable, shrinkPhoto } = await import('#web/files/photo-upload.ts');
  const pictures: Picture[] = [];
  const unreadable: string[] = [];
  // One after the other, because a phone's memory may not hold several full-size photos.
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
