// The counters with the server's figures, read again every minute.

import { publicApi } from '#shared/api/public.ts';
import { socialRefreshSeconds, socialStatisticFloor } from '#shared/limits.ts';
import { useRead } from '#web/api/query.ts';
import { SocialProof } from './social-proof.tsx';

export function LiveProof() {
  const { data } = useRead(publicApi.endpoints.socialStatistic, {}, { refetchSeconds: socialRefreshSeconds });
  return <SocialProof {...(data ?? socialStatisticFloor)} />;
}
