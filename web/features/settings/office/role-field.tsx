// The choice of what a person of the office may do, with what it means.

import type { OfficeRole } from '#shared/access.ts';
import { officeRoles } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';

type Props = { readonly value: OfficeRole; readonly onChange: (role: OfficeRole) => void };

export function RoleField({ value, onChange }: Props) {
  const t = useTexts('office');
  return (
    <div>
      <Segmented
        label={t('role')}
        value={value}
        onChange={onChange}
        options={officeRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
      <p className="dim small" role="status">
        {t(`roleText.${value}`)}
      </p>
    </div>
  );
}
