// Orð síðu sem ekki tókst að sækja skriftuna fyrir: þau fylgja fyrstu kílóbætum síðunnar.

import type { start as english } from '#shared/text/en/start.ts';
import type { Texts } from '#shared/text/texts.ts';

export const start: Texts<typeof english> = {
  broken: 'Ekki tókst að sækja hluta síðunnar. Nettengingin gæti legið niðri.',
  reload: 'Endurhlaða síðuna',
};
