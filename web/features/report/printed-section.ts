// Which section of the report is being printed without the others.

import { usePrinting } from '#web/ui/style/printing.ts';

export const usePrintedAlone = (): string | undefined =>
  usePrinting() ? document.documentElement.dataset['printSection'] : undefined;
