// The tools of verbs that make export files, and of those that hand them out.

import { type Files, openFiles } from '#functions/aws/files.ts';
import { type MadeFiles, openMadeFiles } from '#functions/aws/made-files.ts';
import { env } from './env.ts';

export type Exporting = { readonly exportFiles: MadeFiles };
export type Spreadsheets = Exporting & { readonly photoFiles: Files };

export const exporting = (): Exporting => ({ exportFiles: openMadeFiles(env('EXPORTS_BUCKET')) });
export const spreadsheets = (): Spreadsheets => ({
  ...exporting(),
  photoFiles: openFiles(env('PHOTOS_BUCKET')),
});
