// Tools of the workers' verbs beside `ctx`: files, mail, SMS. A bundle contains only the clients it names.

import { type BucketWalk, openBucketWalk } from '#functions/aws/bucket-walk.ts';
import { type Files, openFiles } from '#functions/aws/files.ts';
import { type MadeFiles, openMadeFiles } from '#functions/aws/made-files.ts';
import { type Mail, openMail } from '#functions/aws/mail.ts';
import { openSms, type Sms } from '#functions/aws/sms.ts';
import { env } from './env.ts';
import { type Send, sending } from './send.ts';

/** For verbs that handle the files of photos. */
export const photoFiles = (): Files => openFiles(env('PHOTOS_BUCKET'));

/** For workers that make export files. */
export type ExportTools = { readonly exportFiles: MadeFiles; readonly send: Send };
export const exportTools = (): ExportTools => ({
  exportFiles: openMadeFiles(env('EXPORTS_BUCKET')),
  send: sending().send,
});
export type SpreadsheetTools = ExportTools & { readonly photoFiles: Files };
export const spreadsheetTools = (): SpreadsheetTools => ({ ...exportTools(), photoFiles: photoFiles() });

/** For the worker that sends mail and SMS. */
export type NoticeSenders = { readonly mail: Mail; readonly sms: Sms };
export const noticeSenders = (): NoticeSenders => ({
  mail: openMail(env('MAIL_FROM')),
  sms: openSms(env('SMS_SENDER')),
});

/** For the worker that erases companies and deletes orphaned files. */
export type ErasureTools = {
  readonly photoBucket: BucketWalk;
  readonly exportBucket: BucketWalk;
  readonly send: Send;
};
export const erasureTools = (): ErasureTools => ({
  photoBucket: openBucketWalk(env('PHOTOS_BUCKET')),
  exportBucket: openBucketWalk(env('EXPORTS_BUCKET')),
  send: sending().send,
});
