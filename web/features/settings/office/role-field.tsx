// The choice of what a person of the office may do, with what it means, and of the projects they are kept to.

import type { OfficeRole } from '#shared/access.ts';
import { officeRoles } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { late } from '#web/ui/page/late.tsx';

const ProjectsField = late(async () => (await import('./projects-field.tsx')).ProjectsField);

export type Access = { readonly role: OfficeRole; readonly projectIds: readonly string[] };
type Props = {
  readonly value: Access;
  readonly onChange: (access: Access) => void;
  /** It was sent without a project. */
  readonly isMissing: boolean;
};

/** The role `projects` without a project would see nothing. */
export const isWhole = ({ role, projectIds }: Access): boolean =>
  role !== 'projects' || projectIds.length > 0;
/** The projects that are sent: none with any other role. */
export const projectsSent = ({ role, projectIds }: Access): string[] | undefined =>
  role === 'projects' ? [...projectIds] : undefined;

export function RoleField({ value, onChange, isMissing }: Props) {
  const t = useTexts('office');
  const { role, projectIds } = value;
  return (
    <div>
      <Segmented
        label={t('role')}
        value={role}
        onChange={(chosen) => onChange({ ...value, role: chosen })}
        options={officeRoles.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
      />
      <p className="dim small" role="status">
        {t(`roleText.${role}`)}
      </p>
      {role === 'projects' && (
        <ProjectsField
          value={projectIds}
          isMissing={isMissing}
          onChange={(chosen) => onChange({ ...value, projectIds: chosen })}
        />
      )}
    </div>
  );
}
