// Photos chosen before clocking in: the press takes all of them, also those that are still being shrunk.

import { useRef, useState } from 'react';
import { type Picture, takePictures } from './pictures.ts';

export type Pictures = ReturnType<typeof usePictures>;

export function usePictures() {
  const [shown, setShown] = useState<readonly Picture[]>([]);
  const coming = useRef<Promise<readonly Picture[]>>(Promise.resolve([]));

  /** Shows the pictures once they are shrunk, unless a press has taken them by then. */
  const follow = (next: Promise<readonly Picture[]>): Promise<void> => {
    coming.current = next;
    return next.then((pictures) => {
      if (coming.current === next) setShown(pictures);
    });
  };
  return {
    shown,
    /** Returns the names of the files that could not be read as photos. */
    add: async (files: readonly File[]): Promise<readonly string[]> => {
      const taken = takePictures(files);
      await follow(
        Promise.all([coming.current, taken]).then(([before, { pictures }]) => [...before, ...pictures]),
      );
      return (await taken).unreadable;
    },
    remove: (picture: Picture) =>
      void follow(coming.current.then((pictures) => pictures.filter((one) => one !== picture))),
    /** Returns all pictures for a press and starts an empty list for the next press. */
    takeAll: (): Promise<readonly Picture[]> => {
      const all = coming.current;
      void follow(Promise.resolve([]));
      return all;
    },
  };
}
