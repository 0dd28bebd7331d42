// Proves that the chosen colours are kept and shown, and that nothing of Mantine's writes style elements.
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { chooseScheme, useChosenScheme, useShownScheme } from '#web/ui/style/scheme.ts';
import { matchMediaQuery } from '#test/web/setup.ts';
import { stage } from './stage.tsx';

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

afterEach(() => chooseScheme('auto'));

describe('scheme', () => {
  it('is the chosen one and is kept', () => {
    const { result } = renderHook(() => [useChosenScheme(), useShownScheme()]);
    expect(result.current).toEqual(['auto', 'light']);
    act(() => chooseScheme('dark'));
    expect(result.current).toEqual(['dark', 'dark']);
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  });

  it("is the system's where nothing was chosen", () => {
    matchMediaQuery('(prefers-color-scheme: dark)');
    chooseScheme('auto');
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('mantine-color-scheme-value')).toBeNull();
  });

  it("stays the chosen one when a piece of Mantine's appears", async () => {
    act(() => chooseScheme('dark'));
    stage(null);
    act(() => void confirm({ heading: 'Are you certain?', yes: 'Yes' }));
    await screen.findByRole('dialog');
    expect(shown()).toBe('dark');
  });
});

describe('a dialog', () => {
  it('needs no style element, which the content security policy would refuse', async () => {
    stage(null);
    act(() => void confirm({ heading: 'Are you certain?', yes: 'Yes' }));
    await screen.findByRole('dialog');
    expect(document.querySelectorAll('body style')).toHaveLength(0);
  });
});
