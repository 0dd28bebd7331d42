// What comes before the application is drawn: the stage's settings, and what a schema's faults are called.

import * as z from 'zod/mini';
import { issueCode } from '#shared/model/issues.ts';
import { loadConfig } from '#web/api/config.ts';
import { reportTo } from '#web/api/error-report.ts';

export async function prepare(): Promise<void> {
  // A schema's issue speaks the stable code that the texts translate.
  z.config({ customError: issueCode });
  reportTo((await loadConfig()).api);
}
