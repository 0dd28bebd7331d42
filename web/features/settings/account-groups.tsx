// Who the account belongs to, and how long its trial lasts.

import { IconMail } from '@tabler/icons-react';
import { companies } from '#shared/api/company.ts';
import { supportEmail } from '#shared/limits.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { GoRow, RowGroup, StillRow } from '#web/ui/row-group.tsx';
import { nowSeconds } from '#web/work/company-time.ts';

const secondsPerDay = 86_400;

export function AccountGroups() {
  const t = useTexts('settings');
  const { name, email, email_verified } = useSignedIn();
  const verified = t(email_verified ? 'emailVerified' : 'emailUnverified');
  return (
    <>
      <RowGroup title={t('account')}>
        <StillRow label={name} detail={email ? `${email} · ${verified}` : undefined} />
        <GoRow
          label={t('writeToUs')}
          href={`mailto:${supportEmail}`}
          icon={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        />
      </RowGroup>
      <Billing />
    </>
  );
}

function Billing() {
  const t = useTexts('settings');
  const { paying_customer, trial_ends } = useSignedIn();
  const employees = useRead(companies.endpoints.listEmployees, {});
  const count = employees.data?.filter(({ disabled }) => !disabled).length;
  const left = (fromWire(trial_ends ?? '') ?? 0) - nowSeconds();
  const days = Math.ceil(left / secondsPerDay);
  const label = paying_customer
    ? t('paying')
    : left <= 0
      ? t('trialOver')
      : days <= 1
        ? t('lessThanDay')
        : t('daysLeft', { count: days });
  return (
    <RowGroup title={t('billing')}>
      <StillRow label={label} detail={count === undefined ? undefined : t('employeesInPlan', { count })} />
    </RowGroup>
  );
}
