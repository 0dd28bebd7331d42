// Above a report that holds the example crew's hours and no others; it is printed with it.

import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';

export function ExampleReport() {
  const t = useTexts('examples');
  return <Notice heading={t('report.heading')}>{t('report.text')}</Notice>;
}
