// Orð tveggja þátta auðkenningar kerfisstjóra: kóðinn við innskráningu, að setja hana á og taka hana af, endurheimtarkóðar.

import type { secondFactor as english } from '#shared/text/en/second-factor.ts';
import type { Texts } from '#shared/text/texts.ts';

export const secondFactor: Texts<typeof english> = {
  title: 'Öryggi',
  heading: 'Tveggja þátta auðkenning',
  code: 'Kóði',
  codeHelp: 'Sex tölustafir úr auðkenningarappinu eða endurheimtarkóði',
  codeMissing: 'Sláðu inn tölustafina sex eða endurheimtarkóða',
  codeAsked: 'Lykilorðið er rétt. Sláðu líka inn kóðann.',
  on: 'Á',
  off: 'Ekki á',
  left_one: '{{count}} endurheimtarkóði eftir',
  left_other: '{{count}} endurheimtarkóðar eftir',
  offText: 'Þá þarf líka kóða úr auðkenningarappi til að skrá sig inn.',
  begin: 'Setja á',
  addTitle: 'Settu lykilinn í auðkenningarappið',
  addText:
    'Veldu „Enter a setup key“ í appinu, „time-based“. Ef appið er í þessu tæki getur þú opnað það beint.',
  key: 'Lykill',
  copyKey: 'Afrita lykilinn',
  openApp: 'Opna í appinu',
  firstCode: 'Kóðinn sem appið sýnir',
  confirm: 'Staðfesta',
  confirmText: 'Lykillinn gildir í 10 mínútur. Staðfestingin skráir þig út alls staðar annars staðar.',
  expired: 'Lykillinn er útrunninn. Byrjaðu aftur.',
  codesTitle: 'Endurheimtarkóðar',
  codesText:
    'Hver þeirra virkar einu sinni, án símans. Þeir sjást aðeins núna: prentaðu þá út eða geymdu í lykilorðageymslu.',
  copyCodes: 'Afrita',
  print: 'Prenta',
  kept: 'Ég hef geymt þá',
  copied: 'Afritað',
  notCopied: 'Vafrinn leyfir ekki afritun. Veldu textann og afritaðu.',
  end: 'Taka af',
  endText: 'Nýr sími eða nýir endurheimtarkóðar? Taktu auðkenninguna af og settu hana aftur á.',
  ended: 'Tveggja þátta auðkenning tekin af',
};
