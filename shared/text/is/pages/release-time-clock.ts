// Orð útgáfunnar 2025-02-23.

import type { releaseTimeClock as english } from '#shared/text/en/pages/release-time-clock.ts';
import type { Texts } from '#shared/text/texts.ts';

export const releaseTimeClock: Texts<typeof english> = {
  title: 'Stimpilklukka fyrir allan hópinn',
  description: 'Ein spjaldtölva á verkstað: allir stimpla sig inn með nafni og fjórum stöfum.',
  lead: 'Ein spjaldtölva á verkstað dugar fyrir alla.',
  tablet: 'Skráðu spjaldtölvuna inn einu sinni eða opnaðu hana með hlekknum úr stillingunum.',
  names: 'Hver og einn ýtir á nafnið sitt og verk. Þú ræður hvort beðið er um stafina fjóra í hvert sinn.',
  comments: 'Athugasemdir fylgja færslunni, bæði úr stimpilklukku og síma.',
  photos: 'Í símanum er líka hægt að bæta við myndum.',
  offline: 'Án netsambands geymir spjaldtölvan stimplanir og sendir þær síðar.',
};
