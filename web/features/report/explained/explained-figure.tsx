// The explanation of a figure, under the figure: of a day, of an employee's overtime, or of a project's.

import { lateDialog } from '#web/ui/page/late.tsx';
import type { ReportQuery } from '#web/features/report/use-report-query.ts';
import type { useExplained } from './use-explained.ts';

const Explained = lateDialog(async () => (await import('./explained.tsx')).Explained);

type Props = ReturnType<typeof useExplained> & { readonly query: ReportQuery };

export function ExplainedFigure({ shown, close, query }: Props) {
  if (!shown?.figure.isConnected) return null;
  const { asked } = shown;
  // Another figure's explanation is another window: it stands elsewhere, and takes the focus.
  return <Explained key={`${asked.of} ${JSON.stringify(asked)}`} {...shown} query={query} onClose={close} />;
}
