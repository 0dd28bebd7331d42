// Whether the hours of a file are still what it says: asked for the newest at once, for others when it is wanted.

import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { payroll } from '#shared/api/payroll.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';

export function RecordState({ id, isAsked }: { id: string; isAsked: boolean }) {
  const t = useTexts('payroll');
  const { say } = useErrorWords();
  const [isWanted, setWanted] = useState(false);
  const enabled = isAsked || isWanted;
  const { data, error, isPending } = useRead(payroll.endpoints.changes, { path: { id } }, { enabled });
  if (!enabled) {
    return (
      <Button size="s" variant="quiet" onClick={() => setWanted(true)}>
        {t('compare')}
      </Button>
    );
  }
  return (
    <span role="status">
      {error && say(error)}
      {isPending && <span className="dim">{t('comparing')}</span>}
      {data &&
        (data.has_changed ? (
          <Badge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}>
            {t('changed')}
          </Badge>
        ) : (
          <Badge tone="good" icon={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
            {t('unchanged')}
          </Badge>
        ))}
    </span>
  );
}
