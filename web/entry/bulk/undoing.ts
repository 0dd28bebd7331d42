// How far an action on many entries is: a list that is empty during an Undo does not say that it is.

import { makeStore } from '#web/ui/style/store.ts';
import type { Progress } from './bulk.ts';

export const undoing = makeStore<Progress | undefined>(undefined);
export const changing = makeStore<Progress | undefined>(undefined);
