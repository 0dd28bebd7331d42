// Photos: each role begins an upload here, sends the file to the store, then names it in a comment.

import { photoBegun, photoUpload } from '#shared/model/photo.ts';
import { endpoint, group } from './endpoint.ts';

const begin = {
  method: 'POST',
  body: photoBegun,
  reply: photoUpload,
  errors: ['limit_reached', 'key_reused'],
} as const;

export const photos = group('photos', {
  beginByEmployee: endpoint({
    ...begin,
    path: '/employee/v2/photos',
    summary: 'Announce a photo; the reply says where and how to upload it',
    access: 'own_work_log.clock',
  }),
  beginByCompany: endpoint({
    ...begin,
    path: '/api/photos',
    summary: 'Announce a photo of the company; the reply says where and how to upload it',
    access: 'work_log.edit',
    scope: 'none',
  }),
  beginByTimeClock: endpoint({
    ...begin,
    path: '/api/time_clock/photos',
    summary: 'Announce a photo of the time clock; the reply says where and how to upload it',
    access: 'time_clock.punch',
  }),
});
