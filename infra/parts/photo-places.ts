// Where photos are in their bucket, for access rules.

/** Uploads wait here, unreadable, until the photos worker has re-encoded them. */
export const rawPhotoPrefix = 'raw/';
/** The worker's results: the only readable photos. */
export const readyPhotoPrefix = 'photos/';
