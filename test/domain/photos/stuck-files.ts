// Files whose creation begins and stops until it is woken, as a dead or a slow worker leaves them.

import type { MadeFiles } from '#functions/aws/made-files.ts';

export function stuckFiles(files: MadeFiles) {
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const stuck: MadeFiles = {
    ...files,
    make: async (...file) => {
      hasBegun();
      await asleep;
      return files.make(...file);
    },
  };
  return { begun, stuck, wake };
}
