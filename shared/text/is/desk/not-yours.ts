// Orð síðu sem fylgir ekki aðgangi manns.

import type { notYours as english } from '#shared/text/en/desk/not-yours.ts';
import type { Texts } from '#shared/text/texts.ts';

export const notYours: Texts<typeof english> = {
  heading: 'Þessi síða fylgir ekki aðgangi þínum.',
  go: 'Opna yfirlit',
};
