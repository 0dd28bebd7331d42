// From which width on the words of a row without columns stand side by side; the rows' styles repeat it, as CSS must.

import { useMedia } from '#web/ui/style/media.ts';

export const useSideBySide = (): boolean => useMedia('(min-width: 640px)');
