// The credential version of a company or employee as a condition of a write.

import { absent, any, type Condition, equals } from './write.ts';

/** Its credential is still the one that was read; a version of zero may be unwritten. */
export const sameCredential = (version: number): Condition =>
  version === 0 ? any(equals('cv', 0), absent('cv')) : equals('cv', version);
