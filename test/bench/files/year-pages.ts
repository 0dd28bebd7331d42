// Writes the pages of the bench's year to a file, in a process whose memory ends with it; `export-child.ts` starts it.

import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { partitionsOf } from './paged-table.ts';
import { aYear } from './year.ts';

const [, , path = '', employees = '200'] = process.argv;
writeFileSync(path, serialize(partitionsOf(aYear(Number(employees)).items).partitions));
