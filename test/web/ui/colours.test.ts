// Proves that the tokens keep their measured contrasts in both schemes, and that Mantine reads the same spruce.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '#web/ui/style/theme.ts';

const css = readFileSync('web/ui/style/tokens.css', 'utf8').replaceAll("'", '"');
const light = tokensIn(':root {');
const dark = { ...light, ...tokensIn('[data-mantine-color-scheme="dark"] {') };

function tokensIn(selector: string): Record<string, string> {
  const block = css.split(selector)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#\w{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

const words: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'sunk'],
  ['ink', 'tint'],
  ['dim', 'paper'],
  ['dim', 'card'],
  ['dim', 'sunk'],
  ['dim', 'tint'],
  ['dim', 'track'],
  ['on-spruce', 'spruce'],
  ['on-spruce', 'spruce-hover'],
  ['spruce-ink', 'paper'],
  ['spruce-ink', 'card'],
  ['spruce-ink', 'sunk'],
  ['spruce-ink', 'tint'],
  ['spruce-ink', 'tint-hover'],
  ['on-hivis', 'hivis'],
  ['on-hivis', 'hivis-hover'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-hover'],
  ['brick', 'card'],
  ['brick', 'sunk'],
  ['brick', 'brick-tint'],
  ['ink', 'brick-tint'],
];

const shapes: [string, string][] = [
  ['line-strong', 'card'],
  ['work', 'track'],
  ['now', 'track'],
  ['brick', 'card'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s colours', (_, tokens) => {
  const of = (name: string) => tokens[name] ?? `no token ${name}`;
  it.each(words)('%s can be read on %s', (text, ground) =>
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5),
  );
  it.each(shapes)('%s can be seen on %s', (shape, ground) =>
    expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3),
  );
});

describe('yellow', () => {
  it('is in no token but hi-vis', () => {
    const yellow = Object.entries(dark).filter(([, colour]) => /^#f[a-f0-9]c/i.test(colour));
    expect(yellow.map(([name]) => name)).toEqual(['hivis']);
  });
});

describe('theme', () => {
  it('has the spruce of the tokens at the shades it names as primary', () => {
    expect(theme.colors?.['spruce']?.[7]).toBe(light['spruce']);
    expect(theme.colors?.['spruce']?.[6]).toBe(dark['spruce']);
    expect(theme.primaryShade).toEqual({ light: 7, dark: 6 });
  });
});
