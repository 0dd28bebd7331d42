// Allar umsagnir forsíðunnar, talaðar og ritaðar. Allt er þetta sýniefni: enginn hér er til.

import type { testimonials as english } from '#shared/text/en/pages/testimonials.ts';
import type { Texts } from '#shared/text/texts.ts';

export const testimonials: Texts<typeof english> = {
  demo: 'Sýniefni',
  videosTitle: 'Á verkstað',
  quotesTitle: 'Það sem þau segja',
  play: 'Spila: {{title}}',
  notice: 'Sýniefni: tilbúin saga með teiknuðum myndum og texta. Fólkið er ekki til.',
  pause: 'Gera hlé',
  resume: 'Spila',
  previous: 'Fyrri lína',
  next: 'Næsta lína',
  line: 'Lína {{number}} af {{total}}',
  transcript: 'Allur textinn',
  videos: {
    scaffold: {
      title: 'Þrír verkstaðir, einn skjár',
      who: 'Þórdís Ólafsdóttir, verkstjóri',
      picture: 'Teikning: hús á bak við vinnupalla',
      one: 'Við erum með þrjá verkstaði og eina skrifstofu. Áður hringdi ég hringinn til að vita hver væri hvar.',
      two: 'Nú opna ég yfirlitið. Þar sést hver er í vinnu, í hvaða verki og frá hvaða tíma.',
      three: 'Ef einhver gleymir að stimpla sig út sé ég það þar. Við leiðréttum það samdægurs.',
      four: 'Síminn hringir sjaldnar. Það munar mestu.',
    },
    roof: {
      title: 'Laus við miðana á viku',
      who: 'Pádraig Kelly, þaksmiður, Cork',
      picture: 'Teikning: þak með þakflísum og strompi',
      one: 'Við skrifuðum tímana á miða. Sumir þeirra lentu í þvottavélinni.',
      two: 'Fyrsta daginn ýtti ég á einn hnapp með hanskana á. Meira var ekki að læra.',
      three: 'Undir bárujárninu er ekkert samband. Síminn geymir tímann og sendir hann seinna.',
      four: 'Eftir viku spurði enginn um miðana.',
    },
    harbour: {
      title: 'Mánaðamótin á tíu mínútum',
      who: 'Inês Gonçalves, skrifstofu, Lissabon',
      picture: 'Teikning: vöruhús við vatn',
      one: 'Um hver mánaðamót sló ég inn tíma úr fjórum stílabókum í töflureikni.',
      two: 'Nú reiknast matarhlé og yfirvinna eftir okkar eigin reglum og ég sé hvers vegna.',
      three: 'Ég leiðrétti það sem er skrýtið, samþykki færslurnar og flyt mánuðinn út í Excel.',
      four: 'Það tekur tíu mínútur. Svo fer ég heim.',
    },
  },
  quotes: {
    spreadsheet: {
      text: 'Síðasti sunnudagur mánaðarins fór alltaf í töflureikninn. Nú er það korter þann fyrsta.',
      who: 'Sigurður Þórsson',
      where: 'Þakverk ehf., 23 starfsmenn',
    },
    gloves: {
      text: 'Fólkið ýtir á einn hnapp með hanskana á. Meira þarf ekki að kenna.',
      who: 'Siobhán Walsh',
      where: 'Kilbride Roofing Ltd, 9 starfsmenn',
    },
    tablet: {
      text: 'Spjaldtölva á verkstæðinu, sextán manns, og enginn spyr lengur hvað hann á marga tíma.',
      who: 'Rui Magalhães',
      where: 'Obras Tejo, Lda, 16 starfsmenn',
    },
  },
};
