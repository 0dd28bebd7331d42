// Notes about a company. Notes that another administrator saved meanwhile are shown beside the typed ones; none are lost.

import { useState } from 'react';
import { companyNotesMax } from '#shared/limits.ts';
import { platform } from '#shared/api/platform.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { type NewerVersion, NewerVersionAlert } from '#web/forms/newer-version.tsx';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { keptOf, useKeptWhileTyped } from '#web/features/platform/unsent-text.ts';
import styles from '#web/features/platform/platform.module.css';
import type { Company } from './standing.ts';

const NotesHistory = lateDialog(async () => (await import('./notes-history.tsx')).NotesHistory);
const { changeNotes } = platform.endpoints;
type Notes = Pick<Company, 'notes' | 'notes_version' | 'notes_saved'>;
type Props = {
  readonly company: Company;
  readonly onReadAgain: () => Promise<Company | undefined>;
};

export const keptNotes = (id: string): string | undefined => keptOf(`notes-${id}`)?.['notes'];

export function NotesForm({ company, onReadAgain }: Props) {
  const t = useTexts('administration');
  const { form, base, isTyped, newer, take, send } = useNotes(company, onReadAgain);
  const savedWords = useSavedWords();
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      {newer && <NewerVersionAlert newer={newer} onTake={take} />}
      <TextareaField
        label={t('companies.notes')}
        help={savedWords(base) ?? t('companies.notesText')}
        mostCharacters={companyNotesMax}
        {...form.field('notes')}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={form.submitting} disabled={!isTyped}>
          {t('companies.saveNotes')}
        </Button>
        {base.notes_version > 0 && <HistoryButton company={company} versions={base.notes_version} />}
      </div>
    </form>
  );
}

function useSavedWords() {
  const t = useTexts('administration');
  const time = useAdminTime();
  return ({ notes_saved: saved }: Notes): string | undefined =>
    saved ? t('companies.savedBy', { when: time.momentText(saved.at), name: saved.by }) : undefined;
}

/** The typed notes, the saved ones that they began from, and what another administrator saved meanwhile. */
function useNotes(company: Company, onReadAgain: Props['onReadAgain']) {
  const t = useTexts('administration');
  const words = useErrorWords();
  const savedWords = useSavedWords();
  const change = useChange(changeNotes);
  const [kept] = useState(() => keptOf(`notes-${company.id}`));
  const [base, setBase] = useState<Notes>(() =>
    kept ? { ...company, notes: kept['base'] ?? '', notes_version: Number(kept['version']) } : company,
  );
  const [newer, setNewer] = useState<NewerVersion>();
  const form = useSchemaForm({
    schema: changeNotes.body,
    initialValues: { notes: kept?.['notes'] ?? company.notes },
    prepare: ({ notes }) => ({ company_id: company.id, notes, version: base.notes_version }),
    explain: words.explain,
    translate: words.field,
  });
  const { notes } = form.values;
  const isTyped = notes !== base.notes;
  const keeping = { notes, base: base.notes, version: String(base.notes_version) };
  useKeptWhileTyped(`notes-${company.id}`, keeping, isTyped);
  const { setFieldValue } = form;
  const tellNewer = async (error: ApiError): Promise<void> => {
    const read = await onReadAgain();
    if (!read) throw error;
    setBase(read);
    const heading = [words.say(error), savedWords(read)].filter(Boolean).join(' · ');
    setNewer({ heading, changed: [{ label: t('companies.notes'), value: read.notes }] });
  };
  const send = form.send(async (body) => {
    try {
      const saved = await change.mutateAsync({ body });
      setNewer(undefined);
      setBase(saved);
      setFieldValue('notes', saved.notes);
      showToast({ message: t('companies.notesSaved') });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'notes_changed') throw error;
      await tellNewer(error);
    }
  });
  const take = (): void => {
    setFieldValue('notes', base.notes);
    setNewer(undefined);
  };
  return { form, base, isTyped, newer, take, send };
}

function HistoryButton({ company, versions }: Pick<Props, 'company'> & { readonly versions: number }) {
  const t = useTexts('administration');
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setReading(true)}>
        {t('companies.history', { versions })}
      </Button>
      {isReading && <NotesHistory company={company} onClose={() => setReading(false)} />}
    </>
  );
}
