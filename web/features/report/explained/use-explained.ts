// Which figure is explained, and where it stands.

import { useCallback, useState } from 'react';
import type { Asked, ReportView } from '#web/features/report/report-view.ts';

type Shown = { readonly asked: Asked; readonly figure: HTMLElement };

export function useExplained() {
  const [shown, setShown] = useState<Shown>();
  const explain: ReportView['explain'] = useCallback(
    (asked, figure) =>
      setShown((before) => {
        // A second press on the figure closes what the first has opened.
        if (figure !== undefined && before?.figure === figure) return undefined;
        const at = figure ?? before?.figure;
        return at && { asked, figure: at };
      }),
    [],
  );
  const close = useCallback(() => setShown(undefined), []);
  return { shown, explain, close };
}
