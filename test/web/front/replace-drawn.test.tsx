// Proves that one drawing of a page replaces another without losing typed text.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceDrawn } from '#web/replace-drawn.ts';

const drawn =
  '<a href="/">Home</a><input aria-label="Name"><input type="email" aria-label="Email"><button>Send</button>';
let node: HTMLElement;
beforeEach(() => {
  node = document.createElement('div');
  node.innerHTML = drawn;
  document.body.append(node);
});
afterEach(() => node.remove());

function Form({ name: first }: { readonly name: string }) {
  const [name, setName] = useState(first);
  const [email, setEmail] = useState('');
  return (
    <>
      <a href="/">Home</a>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <input
        type="email"
        aria-label="Email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <button type="button">{`Send ${name}, ${email}`}</button>
    </>
  );
}
const field = (label: string): HTMLInputElement =>
  node.querySelector<HTMLInputElement>(`[aria-label=${label}]`) ?? expect.fail(label);
function over(name = ''): void {
  const root = createRoot(node);
  replaceDrawn(node, () => flushSync(() => root.render(<Form name={name} />)));
}
const said = () => node.querySelector('button')?.textContent;

it('hands every value to the form that takes the place', async () => {
  field('Name').value = 'Anna';
  field('Email').value = 'anna@example.com';
  over();
  await expect.poll(said).toBe('Send Anna, anna@example.com');
});

it('leaves what the new form says where nothing was typed', async () => {
  over('Þakpappi ehf.');
  await expect.poll(said).toBe('Send Þakpappi ehf., ');
});

it('keeps the focus and the caret', () => {
  field('Name').value = 'Anna';
  field('Name').focus();
  field('Name').setSelectionRange(1, 3);
  over();
  expect(document.activeElement).toBe(field('Name'));
  expect([field('Name').selectionStart, field('Name').selectionEnd]).toEqual([1, 3]);
});

it('keeps the focus of an e-mail field, which gives no caret position', () => {
  field('Email').focus();
  over();
  expect(document.activeElement).toBe(field('Email'));
});
