// Where the repository stands, and where what is built from it goes.

import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../..');
export const buildFolder = join(rootFolder, '.build');
