// The people of the office in the settings: who has a login, with what access, and who was invited or has left.

import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { managers } from '#shared/api/office-managers.ts';
import type { Manager } from '#shared/model/company/office-manager.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useTexts } from '#web/text.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { GoRow, RowGroup, StillRow } from '#web/ui/table/row-group.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';

const InviteDialog = lateDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const PersonDialog = lateDialog(async () => (await import('./person-dialog.tsx')).PersonDialog);

export function OfficeGroup({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useTexts('office');
  const read = useRead(managers.endpoints.listManagers, {});
  const fault = faultOf(read);
  const people = read.data;
  const [isInviting, setInviting] = useState(false);
  const [openedId, setOpenedId] = useState<string>();
  const opened = people?.find(({ id }) => id === openedId);
  return (
    <>
      <RowGroup title={t('title')}>
        {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
        {!fault && !people && <SkeletonRows rows={2} />}
        {people?.length === 0 && !mayWrite && <StillRow label={<span className="dim">{t('none')}</span>} />}
        {people?.map((person) => (
          <PersonRow key={person.id} person={person} onOpen={() => setOpenedId(person.id)} />
        ))}
        {mayWrite && (
          <GoRow
            label={t('invite')}
            icon={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setInviting(true)}
          />
        )}
      </RowGroup>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {opened && (
        <PersonDialog
          key={opened.id}
          person={opened}
          mayWrite={mayWrite}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </>
  );
}

type RowProps = { readonly person: Manager; readonly onOpen: () => void };

/** Own access is changed by somebody else, so the own row opens nothing. */
function PersonRow({ person, onOpen }: RowProps) {
  const t = useTexts('office');
  const isOwn = useSignedIn().manager?.id === person.id;
  const standing = useStanding(person);
  const projects = useProjectNames(person);
  const detail = [person.email, standing, projects].filter(Boolean).join(' · ');
  const label = isOwn ? `${person.name} (${t('you')})` : person.name;
  const row = {
    label,
    detail,
    value: person.state === 'left' ? undefined : t(`roles.${person.office_role}`),
  };
  return isOwn || person.state === 'left' ? <StillRow {...row} /> : <GoRow {...row} onClick={onOpen} />;
}

/** '' for a role that is not kept to projects. */
function useProjectNames({ project_ids: ids = [] }: Manager): string {
  const t = useTexts('office');
  const enabled = ids.length > 0;
  const { data: projects = [] } = useRead(companies.endpoints.listProjects, {}, { enabled });
  const names = projects.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const further = names.length - namesShown;
  const shown = names.slice(0, namesShown).join(', ');
  return further > 0 ? t('andMore', { names: shown, count: further }) : shown;
}
const namesShown = 3;

function useStanding({ state, invited, left, seen }: Manager): string {
  const t = useTexts('office');
  const time = useCompanyTime();
  const day = (at: string) => time.dayText(time.dayAt(at));
  if (state === 'left') return t('left', { day: day(left ?? invited) });
  if (state === 'invited') return t('invited', { day: day(invited) });
  return seen === null ? t('unseen') : t('seen', { moment: time.momentText(seen) });
}
