// How far the Undo of many entries is: a list that is empty meanwhile does not say that it is.

import { makeStore } from '#web/ui/style/store.ts';
import type { Progress } from './bulk.ts';

export const undoing = makeStore<Progress | undefined>(undefined);
