// One section of the report on paper: the others stay away (web/ui/style/print.css), and nothing is said of the whole.

import { printPage, usePrinting } from '#web/ui/style/printing.ts';

const alone = () => document.documentElement.dataset['printSection'];

/** Prints one section: the others are hidden on paper by this attribute of the page. */
export function printAlone(id: string): void {
  document.documentElement.dataset['printSection'] = id;
  const section = document.getElementById(id);
  if (section) section.dataset['printed'] = '';
  const undo = () => {
    delete document.documentElement.dataset['printSection'];
    if (section) delete section.dataset['printed'];
  };
  window.addEventListener('afterprint', undo, { once: true });
  void printPage();
}

/** The section that is being printed without the others. */
export const usePrintedAlone = (): string | undefined => (usePrinting() ? alone() : undefined);
