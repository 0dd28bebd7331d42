// The dialog or menu that is open on the landing page. Kept outside React, because the application mounts the page again.

import { makeStore } from '#web/ui/style/store.ts';

export const videoNames = ['scaffold', 'roof', 'harbour'] as const;
export type VideoName = (typeof videoNames)[number];

export const opened = makeStore<'menu' | VideoName | undefined>(undefined);
