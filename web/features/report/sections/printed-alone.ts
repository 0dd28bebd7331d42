// Prints one section of the report: web/ui/style/print.css hides the others, and lines about the whole report are left out.

import { printPage } from '#web/ui/style/printing.ts';
import { fetchTables } from '#web/features/report/tables/late-tables.ts';

/** Sets the attribute by which the style sheet hides the other sections, prints, and removes it. */
export function printAlone(id: string): void {
  document.documentElement.dataset['printSection'] = id;
  const section = document.getElementById(id);
  if (section) section.dataset['printed'] = '';
  const undo = () => {
    delete document.documentElement.dataset['printSection'];
    if (section) delete section.dataset['printed'];
  };
  window.addEventListener('afterprint', undo, { once: true });
  void printReport();
}

/** Prints the whole report. */
export async function printReport(): Promise<void> {
  await fetchTables();
  await printPage();
}
