// The dialog that moves many entries to another project; each keeps its day and times.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Project } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { isOwn } from '#web/crew/examples.ts';
import { useProjectGroups } from '#web/entry/searched-options.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import styles from './bulk.module.css';
import { counted } from '#web/words/counted.ts';

type Props = {
  readonly entries: readonly WorkLog[];
  readonly onApply: (project: Project) => void;
  readonly onClose: () => void;
};

export function MoveMany({ entries, onApply, onClose }: Props) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const projects = useRead(companies.endpoints.listProjects, {});
  const [projectId, setProjectId] = useState('');
  const [isUnchangedSaid, setUnchangedSaid] = useState(false);
  const groups = useProjectGroups(projects.data?.filter(isOwn) ?? []);
  const isApproved = entries.some(({ approved, project }) => approved && project.id !== projectId);
  const apply = () => {
    const project = projects.data?.find(({ id }) => id === projectId);
    if (project && entries.some((entry) => entry.project.id !== projectId)) onApply(project);
    else setUnchangedSaid(true);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={dialog('moveTitle', counted(entries.length))}
      onSubmit={apply}
      typed={projectId}
      submit={dialog('moveMany', counted(entries.length))}
      isSending={false}
    >
      <div className={styles.multi}>
        {isUnchangedSaid && <ErrorAlert heading={t('noChanges')} />}
        <SelectField
          label={t('project')}
          placeholder={dialog('chooseProject')}
          searchLabel={t('findProject')}
          value={projectId}
          onChange={(id) => {
            setUnchangedSaid(false);
            setProjectId(id);
          }}
          groups={groups}
        />
        {projectId !== '' && isApproved && <p className="dim small">{dialog('approvalCleared')}</p>}
      </div>
    </FormDialog>
  );
}
