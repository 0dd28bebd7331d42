// Where photos stand in their bucket, as rules of access need it.

/** Uploads wait here, unseen by anyone, until the photos worker has made them anew. */
export const rawPhotoPrefix = 'raw/';
/** The worker's own results: the only photos that may be read. */
export const readyPhotoPrefix = 'photos/';
