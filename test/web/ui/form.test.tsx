// Proves that a form checks by its schema, blames the right field and sends once.
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { type SchemaFormOptions, useSchemaForm } from '#web/ui/form/form.ts';
import { stage } from './stage.tsx';

const schema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'needed')),
  email: z.string().check(z.email('no_email')),
  phone: z.optional(z.string().check(z.minLength(7, 'too_short'))),
});

type Body = z.infer<typeof schema>;
type Values = { name: string; email: string; phone: string };

const empty: Values = { name: '', email: '', phone: '' };
const filled: Values = { name: ' Anna ', email: 'anna@thakverk.is', phone: '' };

class Refused extends Error {}

function Signup(props: Partial<SchemaFormOptions<Values, Body>> & { act: (body: Body) => unknown }) {
  const { act: send, ...options } = props;
  const form = useSchemaForm({
    schema,
    initialValues: empty,
    prepare: (values: Values) => ({ ...values, phone: values.phone === '' ? undefined : values.phone }),
    translate: (message) => `said: ${message}`,
    ...options,
  });
  return (
    <form onSubmit={form.send(send)} noValidate>
      {form.message && <ErrorAlert heading="Error">{form.message}</ErrorAlert>}
      <TextField label="Name" {...form.field('name')} />
      <TextField label="E-mail" {...form.field('email')} />
      <TextField label="Phone" {...form.field('phone')} />
      <Button type="submit" loading={form.submitting}>
        Save
      </Button>
    </form>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('schema form', () => {
  it('says on each field what its schema says, and sends nothing', async () => {
    const sent = vi.fn();
    const { user } = stage(<Signup act={sent} />);
    await user.click(save());
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('said: needed');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('said: no_email');
    expect(screen.getByLabelText('Phone')).toBeValid();
    expect(sent).not.toHaveBeenCalled();
  });

  it('puts the focus on the first field in error, in the order of the page', async () => {
    const { user } = stage(<Signup act={vi.fn()} initialValues={{ name: 'Anna', email: 'x', phone: '1' }} />);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  });

  it('leaves the focus in a field that the person has gone to meanwhile', async () => {
    const { user } = stage(<Signup act={vi.fn()} initialValues={{ name: 'Anna', email: 'x', phone: '1' }} />);
    const frames: FrameRequestCallback[] = [];
    const frame = vi
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((draw) => frames.push(draw));
    await user.click(save());
    await waitFor(() => expect(frames).not.toHaveLength(0));
    await user.click(screen.getByLabelText('Phone'));
    for (const draw of frames) draw(0);
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    frame.mockRestore();
  });

  it("takes a field's error away as soon as the field changes", async () => {
    const { user } = stage(<Signup act={vi.fn()} />);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    await user.type(screen.getByLabelText('Name'), 'A');
    expect(screen.getByLabelText('Name')).toBeValid();
  });

  it('sends what the schema made of the values, not the raw text', async () => {
    const sent = vi.fn();
    const { user } = stage(<Signup act={sent} initialValues={filled} />);
    await user.click(save());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ name: 'Anna', email: 'anna@thakverk.is', phone: undefined }),
    );
  });

  it('sends once however often the button is pressed', async () => {
    let finish = () => {};
    const sent = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = stage(<Signup act={sent} initialValues={filled} />);
    await user.dblClick(save());
    await user.click(save());
    expect(sent).toHaveBeenCalledTimes(1);
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish());
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
    await user.click(save());
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it("puts a server's issue on its field and the rest above the form", async () => {
    const sent = vi.fn(() => Promise.reject(new Refused()));
    const explain = () => ({
      issues: [
        { path: ['email'], message: 'taken' },
        { path: 'company', message: 'unknown' },
      ],
    });
    const { user } = stage(<Signup act={sent} initialValues={filled} explain={explain} />);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('said: taken'));
    expect(screen.getByRole('alert')).toHaveTextContent('said: unknown');
  });

  it('says no more what was wrong with its values once one of them is changed', async () => {
    const explain = () => ({ issues: [{ path: 'company', message: 'unknown' }] });
    const refuse = () => Promise.reject(new Refused());
    const { user } = stage(<Signup act={refuse} initialValues={filled} explain={explain} />);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('said: unknown');
    await user.type(screen.getByLabelText('Name'), 'a');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so and sends nothing when nothing was changed', async () => {
    const sent = vi.fn();
    const { user } = stage(
      <Signup act={sent} initialValues={filled} unchanged="No changes have been made" />,
    );
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('No changes have been made');
    expect(sent).not.toHaveBeenCalled();
  });
});
