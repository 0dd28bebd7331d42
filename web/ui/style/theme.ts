// Owns the defaults of Mantine's components; their colours come from tokens.css through mantine.css.
import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shade 7 is the light scheme's spruce, shade 6 the dark one's; the tests hold both against tokens.css. */
const spruce: MantineColorsTuple = [
  '#e8f5f1',
  '#cfe8e1',
  '#a3d2c6',
  '#5cb9a4',
  '#45a48e',
  '#26907c',
  '#14806e',
  '#0b6a5b',
  '#085448',
  '#12332c',
];

const brick: MantineColorsTuple = [
  '#fdecea',
  '#fad3cf',
  '#f7b3ac',
  '#f59489',
  '#f2786c',
  '#d9473a',
  '#c22d21',
  '#a61d12',
  '#86150c',
  '#3a201d',
];

export const theme = createTheme({
  colors: { spruce, brick },
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '750' },
  defaultRadius: '6px',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
