// What is open on the landing page. Kept outside React: when the application arrives it draws the page a second time.

import { makeStore } from '#web/ui/style/store.ts';

export const videoNames = ['scaffold', 'roof', 'harbour'] as const;
export type VideoName = (typeof videoNames)[number];

export const opened = makeStore<'menu' | VideoName | undefined>(undefined);
