// The form for a script's parameters, with the dry run's button and, after a dry run, the real run's.

import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { keptOf, useKeptWhileTyped } from '#web/features/platform/unsent-text.ts';
import {
  type Field,
  fieldsOf,
  isConfirmation,
  type Listed,
  missingIn,
  none,
  paramsOf,
  type Typed,
} from './script-fields.ts';
import { useFieldWord, useScriptName, useScriptText, useValueWord } from './script-words.ts';
import styles from './scripts.module.css';
import type { Company } from '#web/features/platform/companies/standing.ts';
import type { useScriptRun } from './use-script-run.ts';

type Props = {
  readonly script: Listed;
  readonly companies: readonly Company[];
  readonly run: ReturnType<typeof useScriptRun>;
};

export function ScriptForm({ script, companies, run }: Props) {
  const { fields, typed, setTyped, errors, message, start, dryRun } = useTypedScript(script, run);
  const isRunning = run.running?.state === 'running';
  return (
    <Card as="section" padding="m" labelledBy="script-title">
      <Head script={script} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void start(true);
        }}
      >
        {message && <ErrorAlert>{message}</ErrorAlert>}
        <fieldset className={styles.fields} disabled={isRunning}>
          {fields.map((field) => (
            <ScriptField
              key={field.name}
              field={field}
              companies={companies}
              value={typed[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => setTyped({ ...typed, [field.name]: value })}
            />
          ))}
        </fieldset>
        <Buttons run={run} dryRun={dryRun} onReal={() => void start(false)} />
      </form>
    </Card>
  );
}

function Head({ script }: Pick<Props, 'script'>) {
  const nameOf = useScriptName();
  const textOf = useScriptText();
  return (
    <>
      <div className={styles.formHead}>
        <h2 id="script-title" tabIndex={-1} className={styles.headWords}>
          {nameOf(script.name)}
        </h2>
        <code className={styles.dim}>{script.name}</code>
      </div>
      <p className={styles.does}>{textOf(script)}</p>
    </>
  );
}

/** The typed parameters, what is wrong with them, and the run that they start. */
function useTypedScript(script: Listed, run: Props['run']) {
  const t = useTexts('administration');
  const words = useErrorWords();
  const fields = fieldsOf(script);
  const place = `script-${script.name}`;
  const [typed, setTyped] = useState<Typed>(() => keptOf(place) ?? {});
  const [errors, setErrors] = useState<Typed>({});
  const [message, setMessage] = useState<string>();
  useKeptWhileTyped(place, typed, Object.values(typed).some(Boolean));
  const asked = {
    name: script.name,
    params: paramsOf(
      fields.filter((field) => !isConfirmation(field)),
      typed,
    ),
    confirmation: paramsOf(fields.filter(isConfirmation), typed),
  };
  const refuse = (error: unknown): void => {
    const issues = error instanceof ApiError ? error.issues : [];
    const own = issues.map(({ field, code, message: said }) => [
      field.replace(/^params\./, ''),
      words.field(code ?? said),
    ]);
    setErrors(Object.fromEntries(own));
    if (!own.some(([name = '']) => fields.some((field) => field.name === name))) setMessage(words.say(error));
  };
  const start = async (isDry: boolean): Promise<void> => {
    const missing = missingIn(fields, typed, isDry);
    setErrors(Object.fromEntries(missing.map((name) => [name, t('scripts.missing')])));
    setMessage(undefined);
    if (missing.length > 0) return focusOn(missing[0]);
    try {
      await run.start({ ...asked, isDry });
    } catch (error) {
      refuse(error);
    }
    return undefined;
  };
  return { fields, typed, setTyped, errors, message, start, dryRun: run.dryRunOf(asked) };
}

type ButtonsProps = Pick<Props, 'run'> & {
  readonly dryRun: ReturnType<Props['run']['dryRunOf']>;
  readonly onReal: () => void;
};

function Buttons({ run: { running, stop }, dryRun, onReal }: ButtonsProps) {
  const t = useTexts('administration');
  const isRunning = running?.state === 'running';
  return (
    <div className={styles.buttons}>
      {isRunning ? (
        <Button icon={<IconPlayerStop size={18} stroke={1.75} />} onClick={stop}>
          {t(running.asked.isDry ? 'scripts.stopDry' : 'scripts.stopReal')}
        </Button>
      ) : (
        <Button type="submit">{t('scripts.dryRun')}</Button>
      )}
      <Button
        variant="primary"
        icon={<IconPlayerPlay size={18} stroke={1.75} />}
        disabled={isRunning || !dryRun?.hasWork}
        onClick={onReal}
      >
        {t('scripts.runReal')}
      </Button>
      {!dryRun?.hasWork && (
        <span className={styles.dim}>{t(dryRun ? 'scripts.nothing' : 'scripts.gate')}</span>
      )}
    </div>
  );
}

function focusOn(name = ''): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-path="script-${CSS.escape(name)}"]`)?.focus(),
  );
}

type FieldProps = {
  readonly field: Field;
  readonly companies: readonly Company[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function ScriptField({ field, companies, value, error, onChange }: FieldProps) {
  const t = useTexts('administration');
  const wordOf = useFieldWord();
  const { name, kind, isRequired, min, max } = field;
  const texts = { label: wordOf(name), error, required: isRequired, 'data-path': `script-${name}` };
  const bound = { ...texts, value, onChange };
  const optionsOf = useOptions(companies);
  const listed = optionsOf(field);
  if (listed) {
    const { options, ...help } = listed;
    return <SelectField {...bound} {...help} groups={[{ label: '', options }]} />;
  }
  switch (kind) {
    case 'company':
    case 'choice':
    case 'yesNo':
      return null;
    case 'day':
      return <DateField {...bound} help={t('scripts.kind.day')} />;
    case 'number':
      return (
        <TextField {...bound} numeric inputMode="numeric" help={t('scripts.kind.number', { min, max })} />
      );
    case 'reason':
      return <TextField {...bound} autoComplete="off" help={t('scripts.kind.reason')} />;
    case 'id':
      return <TextField {...bound} autoComplete="off" help={t('scripts.kind.id')} />;
    case 'confirmation':
      return <TextField {...bound} autoComplete="off" help={t('scripts.kind.confirmation')} />;
  }
}

type Listing = {
  readonly options: { readonly value: string; readonly label: string }[];
  readonly help: string;
  readonly placeholder: string;
};

/** The values of a field that is chosen from a list; undefined for the others. */
function useOptions(companies: readonly Company[]) {
  const t = useTexts('administration');
  const valueOf = useValueWord();
  return ({ name, kind, options, isRequired, hasNone }: Field): Listing | undefined => {
    switch (kind) {
      case 'company': {
        const all = isRequired ? [] : [{ value: '', label: t('scripts.allCompanies') }];
        const named = companies.map(({ id, name: label, created }) => ({
          value: id,
          label: `${label} · ${id}`,
          created,
        }));
        const help = t(isRequired ? 'scripts.kind.company' : 'scripts.kind.companyOrAll');
        return { options: [...all, ...named], help, placeholder: t('scripts.chooseCompany') };
      }
      case 'choice': {
        const chosen = options.map((option) => ({ value: option, label: valueOf(name, option) }));
        const nothing = hasNone ? [{ value: none, label: t('scripts.noPlan') }] : [];
        const all = [...chosen, ...nothing];
        const help = t('scripts.kind.choice', { count: all.length });
        return { options: all, help, placeholder: t('scripts.choose') };
      }
      case 'yesNo': {
        const both = [
          { value: 'true', label: t('scripts.open') },
          { value: 'false', label: t('scripts.closed') },
        ];
        return { options: both, help: t('scripts.kind.yesNo'), placeholder: t('scripts.choose') };
      }
      default:
        return undefined;
    }
  };
}
