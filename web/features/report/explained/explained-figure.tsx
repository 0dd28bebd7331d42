// Which figure is explained, and its explanation under it: of a day, of an employee's overtime, or of a project's.

import { useCallback, useState } from 'react';
import { lateDialog } from '#web/ui/page/late.tsx';
import type { Asked, ReportView } from '#web/features/report/report-view.ts';
import type { ReportQuery } from '#web/features/report/use-report-query.ts';

const Explained = lateDialog(async () => (await import('./explained.tsx')).Explained);

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

type Props = ReturnType<typeof useExplained> & { readonly query: ReportQuery };

export function ExplainedFigure({ shown, close, query }: Props) {
  if (!shown?.figure.isConnected) return null;
  const { asked } = shown;
  // Another figure's explanation is another window: it stands elsewhere, and takes the focus.
  return <Explained key={`${asked.of} ${JSON.stringify(asked)}`} {...shown} query={query} onClose={close} />;
}
