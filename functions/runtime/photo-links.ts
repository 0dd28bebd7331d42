// The tool for verbs that show photos: addresses under this stage's photo host.

import { openPhotoLinks, type PhotoLinks } from '#functions/aws/photo-links.ts';
import { env } from './env.ts';

export const photoLinks = (): PhotoLinks => openPhotoLinks(env('PHOTO_ORIGIN'), env('PHOTO_KEY_PAIR_ID'));
