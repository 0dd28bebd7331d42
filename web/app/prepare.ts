// Prepares the application: reads the stage's settings, and makes schemas report faults as codes.

import * as z from 'zod/mini';
import { issueCode } from '#shared/model/issues.ts';
import { loadConfig } from '#web/api/config.ts';
import { reportTo } from '#web/api/error-report.ts';

export async function prepare(): Promise<void> {
  // A schema's issue has a stable code as its message, which the texts translate.
  z.config({ customError: issueCode });
  reportTo((await loadConfig()).api);
}
