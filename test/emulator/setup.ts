// Leaves out the tests that exceptions.ts names.

import { beforeEach } from 'vitest';
import { exceptions } from './exceptions.ts';

beforeEach(({ task, skip }) => {
  const named = exceptions.find(
    ({ file, title }) => task.file.name === file && title !== undefined && task.fullTestName === title,
  );
  if (named) skip(named.reason);
});
