// The platform administrator's list of companies, and adding one.

import { IconLogin2, IconNotes, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Reply } from '#shared/api/endpoint.ts';
import { platform } from '#shared/api/platform.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { dayFormatOf, dayTextOf } from '#web/day-format.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Column, Sort } from '#web/ui/table-model.ts';
import { AdminFrame } from './admin-frame.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { LoginAsDialog } from './login-as-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import styles from './platform.module.css';

const { listCompanies } = platform.endpoints;
type Company = Reply<typeof listCompanies>[number];

export function Screen() {
  const t = useTexts('sign-in');
  const shell = useTexts('shell');
  const { say } = useErrorWords();
  const { data: companies = [], isPending, error } = useRead(listCompanies, {});
  const [sort, setSort] = useState<Sort>({ by: 'created', descending: true });
  const [isAdding, setAdding] = useState(false);
  const [noted, setNoted] = useState<Company>();
  const [entered, setEntered] = useState<Company>();
  const format = dayFormatOf(undefined);

  const columns: Column<Company>[] = [
    {
      id: 'name',
      label: t('companies.name'),
      cell: (row) => row.name,
      sortBy: (row) => row.name,
      rowHead: true,
    },
    { id: 'email', label: t('companies.email'), cell: (row) => row.email, sortBy: (row) => row.email },
    {
      id: 'country',
      label: t('companies.country'),
      cell: (row) => row.country,
      sortBy: (row) => row.country,
    },
    {
      id: 'created',
      label: t('companies.created'),
      cell: (row) => dayTextOf(row.created.slice(0, 10), format),
      sortBy: (row) => row.created,
      firstDescending: true,
      align: 'end',
    },
    {
      id: 'paying',
      label: t('companies.paying'),
      cell: (row) => shell(row.paying_customer ? 'yes' : 'no'),
      sortBy: (row) => Number(row.paying_customer),
    },
    {
      id: 'notes',
      label: t('companies.notes'),
      wraps: true,
      cell: (row) => (
        <span className={styles.notes}>
          <span className={styles.noteWords}>{row.notes}</span>
          <IconButton
            label={t('companies.notesOf', { name: row.name })}
            aria-haspopup="dialog"
            onClick={() => setNoted(row)}
          >
            <IconNotes size={18} stroke={1.75} />
          </IconButton>
          <IconButton
            label={t('companies.loginAs', { name: row.name })}
            aria-haspopup="dialog"
            onClick={() => setEntered(row)}
          >
            <IconLogin2 size={18} stroke={1.75} />
          </IconButton>
        </span>
      ),
    },
  ];
  return (
    <AdminFrame here="adminApp">
      <PageHead
        title={t('companies.title')}
        actions={
          <Button
            variant="primary"
            icon={<IconPlus size={18} stroke={1.75} />}
            onClick={() => setAdding(true)}
          >
            {t('companies.add')}
          </Button>
        }
      />
      {error && <ErrorAlert>{say(error)}</ErrorAlert>}
      <Card padding="none">
        <DataTable
          caption={t('companies.title')}
          columns={columns}
          rows={companies}
          rowId={(row) => row.id}
          sort={sort}
          onSort={setSort}
          loading={isPending}
          empty={<EmptyState heading={t('companies.none')} />}
        />
      </Card>
      {isAdding && <CompanyDialog onClose={() => setAdding(false)} />}
      {entered && <LoginAsDialog company={entered} onClose={() => setEntered(undefined)} />}
      {noted && <NotesDialog company={noted} onClose={() => setNoted(undefined)} />}
    </AdminFrame>
  );
}
