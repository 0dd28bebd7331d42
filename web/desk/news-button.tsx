// The bell for news, with a mark until they are opened. Opening clears the mark for the whole account.

import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { hasUnread } from '#shared/model/news.ts';
import { call } from '#web/api/client.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import styles from './news.module.css';
import { seeWholeExport, useWholeExport } from './whole-export.ts';

const NewsDialog = lateDialog(async () => (await import('./news-dialog.tsx')).NewsDialog);

/** Slower than in the settings, where people wait for the export. */
const exportPollSeconds = 30;

export function NewsButton() {
  const t = useTexts('news');
  const { notices_seen, created } = useSignedIn();
  const { renew } = useSession();
  const [isOpen, setOpen] = useState(false);
  const ready = useWholeExport(exportPollSeconds);
  const isUnread = hasUnread(notices_seen, created) || ready.isNews;
  const clear = async (): Promise<void> => {
    await call(companies.endpoints.updateLastSeen, { body: {} });
    await renew();
  };
  const open = () => {
    setOpen(true);
    // If this fails the mark stays, until the news are opened again.
    if (isUnread) clear().catch((error: unknown) => console.warn('The unread mark stays', error));
  };
  const closed = () => {
    setOpen(false);
    if (ready.isNews && ready.job) seeWholeExport(ready.job.id);
  };
  return (
    <span className={styles.bell}>
      <IconButton
        label={isUnread ? `${t('title')}, ${t('unread')}` : t('title')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconBell size={20} stroke={1.75} />
      </IconButton>
      {isUnread && <span className={styles.mark} aria-hidden="true" />}
      {isOpen && <NewsDialog ready={ready.job} onClose={closed} />}
    </span>
  );
}
