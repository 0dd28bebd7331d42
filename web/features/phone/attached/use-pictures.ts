// Photos chosen before clocking in: they go along with the press, also those that are still being made small.

import { useRef, useState } from 'react';
import { type Picture, takePictures } from './pictures.ts';

export type Pictures = ReturnType<typeof usePictures>;

export function usePictures() {
  const [shown, setShown] = useState<readonly Picture[]>([]);
  const coming = useRef<Promise<readonly Picture[]>>(Promise.resolve([]));

  /** Shows what `next` brings, unless it has gone along by then. */
  const follow = (next: Promise<readonly Picture[]>): Promise<void> => {
    coming.current = next;
    return next.then((pictures) => {
      if (coming.current === next) setShown(pictures);
    });
  };
  return {
    shown,
    /** Answers the names of files that no picture could be made of. */
    add: async (files: readonly File[]): Promise<readonly string[]> => {
      const taken = takePictures(files);
      await follow(
        Promise.all([coming.current, taken]).then(([before, { pictures }]) => [...before, ...pictures]),
      );
      return (await taken).unreadable;
    },
    remove: (picture: Picture) =>
      void follow(coming.current.then((pictures) => pictures.filter((one) => one !== picture))),
    /** All of them, for a press; the next ones are for the next. */
    takeAlong: (): Promise<readonly Picture[]> => {
      const all = coming.current;
      void follow(Promise.resolve([]));
      return all;
    },
  };
}
