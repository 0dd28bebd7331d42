// The tools of workers that make export files.

import { type Files, openFiles } from '#functions/aws/files.ts';
import { type MadeFiles, openMadeFiles } from '#functions/aws/made-files.ts';
import { env } from './env.ts';
import { type Send, sending } from './send.ts';

export type Making = { readonly exportFiles: MadeFiles; readonly send: Send };
export type Spreadsheets = Making & { readonly photoFiles: Files };

export const making = (): Making => ({
  exportFiles: openMadeFiles(env('EXPORTS_BUCKET')),
  send: sending().send,
});
export const spreadsheets = (): Spreadsheets => ({
  ...making(),
  photoFiles: openFiles(env('PHOTOS_BUCKET')),
});
