// The credential version of a company or employee, as a condition of a write.

import { absent, any, type Condition, equals } from './write.ts';

/** The credential is the one that was read; version 0 may be absent. */
export const sameCredential = (version: number): Condition =>
  version === 0 ? any(equals('cv', 0), absent('cv')) : equals('cv', version);
