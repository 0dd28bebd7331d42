// Owns forms: values checked by the schema that the server uses too, errors at their fields, one submit at a time.
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';

/** The interface of Standard Schema, which zod and zod/mini implement. */
type FormSchema<Output> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Outcome<Output> | Promise<Outcome<Output>>;
  };
};

type Outcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

type SchemaIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** A server's error about one field. */
type FieldIssue = { path: string | readonly (string | number)[]; message: string };

type Say = (words: string, path: string) => string;

export type SchemaFormOptions<Values, Output> = {
  schema: FormSchema<Output>;
  initialValues: Values;
  /** Turns the fields' values into the schema's input, e.g. '' into undefined. Keeps the field names. */
  prepare?: ((values: Values) => unknown) | undefined;
  /** Translates a message of the schema or the server. */
  translate?: ((message: string, path: string) => string) | undefined;
  /** Explains a refused submit: the errors of fields, and the message above the form. */
  explain?: ((error: unknown) => { issues?: readonly FieldIssue[]; message?: string }) | undefined;
  /** The message for a submit without a change, which is not sent. */
  unchanged?: string | undefined;
};

/** The props that connect a field with a value of the form. */
type FieldBinding<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  onFocus: () => void;
  error: ReactNode;
  'data-path': string;
};

/** The props that connect a checkbox or a switch. */
type ChoiceBinding = Pick<FieldBinding<boolean>, 'onChange' | 'error' | 'data-path'> & {
  checked: boolean;
};

export type SchemaForm<Values, Output> = UseFormReturnType<Values> & {
  /** Connects a field with a value: <TextField label="Name" {...form.field('name')} />. */
  field: <Key extends keyof Values & string>(key: Key) => FieldBinding<Values[Key]>;
  /** The same for a checkbox or switch. */
  choice: (key: keyof Values & string) => ChoiceBinding;
  /** The message above the form: an error that belongs to no single field. */
  message: string | null;
  setMessage: (message: string | null) => void;
  /** Sets the server's errors at their fields; returns those without a field. */
  putIssues: (issues: readonly FieldIssue[]) => FieldIssue[];
  /** The form's onSubmit: checks, focuses the first field in error, or sends once. */
  send: (act: (body: Output) => unknown) => (event?: SyntheticEvent<HTMLFormElement>) => void;
};

export function useSchemaForm<Values extends Record<string, unknown>, Output>(
  options: SchemaFormOptions<Values, Output>,
): SchemaForm<Values, Output> {
  const { schema, prepare, translate, explain, unchanged } = options;
  const [message, setMessage] = useState<string | null>(null);
  const say: Say = (words, path) => (translate ? translate(words, path) : words);
  // Two forms of one page may both have a 'name'.
  const formName = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const resolve = schemaResolver(schema, { sync: true });
  const form = useForm<Values>({
    name: formName,
    initialValues: options.initialValues,
    // A changed value removes the message, which was about the old values.
    onValuesChange: () => setMessage(null),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(resolve(prepare ? prepare(values) : values)).map(([path, words]) => [
          path,
          say(typeof words === 'string' ? words : '', path),
        ]),
      ),
  });

  const putIssues = (issues: readonly FieldIssue[]) => placeIssues(form, issues, say);

  const blame = (issues: readonly FieldIssue[], words?: string) => {
    const [first] = putIssues(issues);
    const fallback = first ? say(first.message, String(first.path)) : null;
    setMessage(words ?? fallback);
  };

  const refuse = (error: unknown) => {
    if (!explain) throw error;
    const { issues = [], message: words } = explain(error);
    blame(issues, words);
  };

  const attempt = async (act: (body: Output) => unknown): Promise<void> => {
    setMessage(null);
    if (unchanged !== undefined && !form.isDirty()) return setMessage(unchanged);
    const values = form.getValues();
    const outcome = await schema['~standard'].validate(prepare ? prepare(values) : values);
    if (outcome.issues)
      return blame(outcome.issues.map((issue) => ({ path: pathOf(issue), message: issue.message })));
    form.setSubmitting(true);
    try {
      await act(outcome.value);
    } catch (error) {
      refuse(error);
    } finally {
      form.setSubmitting(false);
    }
    return undefined;
  };

  const send = useOneAtATime(attempt);
  return { ...form, ...bindings(form, formName), message, setMessage, putIssues, send };
}

function useOneAtATime<Output>(attempt: (act: (body: Output) => unknown) => Promise<void>) {
  const busy = useRef(false);
  return (act: (body: Output) => unknown) =>
    (event?: SyntheticEvent<HTMLFormElement>): void => {
      event?.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void attempt(act).finally(() => {
        busy.current = false;
      });
    };
}

function bindings<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>, formName: string) {
  const field = <Key extends keyof Values & string>(key: Key): FieldBinding<Values[Key]> => {
    const bound = form.getInputProps(key);
    return {
      value: form.getValues()[key],
      onChange: (value) => bound.onChange(value),
      onBlur: () => bound.onBlur?.(),
      onFocus: () => bound.onFocus?.(),
      error: bound.error,
      'data-path': `${formName}-${key}`,
    };
  };
  const choice = (key: keyof Values & string): ChoiceBinding => {
    const { value, error, 'data-path': path } = field(key);
    const bound = form.getInputProps(key, { type: 'checkbox' });
    return {
      checked: value === true,
      onChange: (checked) => bound.onChange(checked),
      error,
      'data-path': path,
    };
  };
  return { field, choice };
}

/** Sets the server's errors at their fields and focuses the first; returns those without a field. */
function placeIssues<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  issues: readonly FieldIssue[],
  say: Say,
): FieldIssue[] {
  const placed: Record<string, string> = {};
  const homeless: FieldIssue[] = [];
  for (const issue of issues) {
    const path = typeof issue.path === 'string' ? issue.path : issue.path.join('.');
    const [key = ''] = path.split('.');
    if (key in form.getValues()) placed[path] ??= say(issue.message, path);
    else homeless.push(issue);
  }
  if (Object.keys(placed).length > 0) form.setErrors(placed);
  focusFirst(Object.keys(placed), (path) => form.getInputNode(path));
  return homeless;
}

function focusFirst(paths: readonly string[], nodeOf: (path: string) => HTMLElement | null): void {
  const before = document.activeElement;
  // In the order of the page, not of the schema. In the next frame, so that a screen reader reads the error too.
  requestAnimationFrame(() => {
    // A person who is already in another field keeps it: what is typed there must not end up here.
    const { activeElement } = document;
    if (activeElement !== before && activeElement?.matches('input, textarea, select')) return;
    const nodes = paths.map(nodeOf).filter((node) => node !== null);
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    nodes[0]?.focus();
  });
}

function pathOf(issue: SchemaIssue): string {
  return (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
