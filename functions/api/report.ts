// The report: endpoint → verb.

import { reports } from '#shared/api/report.ts';
import { explain } from '#functions/domain/report/explain.ts';
import { read } from '#functions/domain/report/report.ts';
import { findActorOrKey } from '#functions/domain/api-keys/key-actor.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(reports, { read, explain }, findActorOrKey, { photoLinks: photoLinks() });
