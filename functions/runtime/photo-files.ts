// The tool for verbs that handle the files of photos.

import { type Files, openFiles } from '#functions/aws/files.ts';
import { env } from './env.ts';

export const photoFiles = (): Files => openFiles(env('PHOTOS_BUCKET'));
