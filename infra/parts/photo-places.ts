// Where photos are in their bucket, for access rules.

/** Uploads wait here, readable by nobody, until the photos worker has re-encoded them. */
export const rawPhotoPrefix = 'raw/';
/** The worker's results: the only readable photos. */
export const readyPhotoPrefix = 'photos/';
