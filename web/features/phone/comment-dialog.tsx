// Adds a comment to an own entry.

import { employeeApp } from '#shared/api/employee-app.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSchemaForm } from '#web/ui/form.ts';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

const { comment } = employeeApp.endpoints;

export function CommentDialog({ workLogId, onClose }: { workLogId: string; onClose: () => void }) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const add = useChange(comment);
  const form = useSchemaForm({
    schema: comment.body,
    initialValues: { comment: '' },
    prepare: (values) => ({ ...values, work_log_id: workLogId }),
    explain: words.explain,
    translate: words.field,
  });
  const send = form.send(async (body) => {
    await add.mutateAsync({ body });
    showToast({ message: t('commentSent') });
    onClose();
  });
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('commentTitle')}
      onSubmit={(event) => void send(event)}
      foot={
        <>
          <Button size="l" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button
            size="l"
            type="submit"
            variant="primary"
            loading={form.submitting}
            disabled={form.values.comment.trim() === ''}
          >
            {t('commentSend')}
          </Button>
        </>
      }
    >
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      <TextareaField label={t('commentField')} autoFocus {...form.field('comment')} />
    </Dialog>
  );
}
