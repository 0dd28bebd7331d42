// The repository's root folder, and the folder for build results.

import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../..');
export const buildFolder = join(rootFolder, '.build');
