// Orð skilmálanna.

import type { terms as english } from '#shared/text/en/pages/terms.ts';
import type { Texts } from '#shared/text/texts.ts';

export const terms: Texts<typeof english> = {
  title: 'Skilmálar',
  description:
    'Skilmálar milli Stundar og fyrirtækja sem nota kerfið: prufutími, verð, gögn, ábyrgð og lok viðskipta.',
  lead: 'Þessir skilmálar gilda milli okkar, {{legalName}}, og fyrirtækisins sem stofnar aðgang.',
  service: {
    title: 'Það sem þú færð',
    text: 'Kerfi til að skrá vinnutíma í símum og stimpilklukkum, yfirfara tímana, samþykkja þá og flytja út.',
    running:
      'Við leggjum okkur fram um að Stund gangi dag og nótt en getum ekki lofað að hún stöðvist aldrei. Þegar ekkert netsamband er geyma símar og stimpilklukkur það sem var skráð og senda það síðar.',
  },
  trial: {
    title: 'Prufutíminn',
    free: 'Prufutíminn er ókeypis í {{days}} daga og ekki þarf að gefa upp kort.',
    after:
      'Þegar honum lýkur virkar allt áfram í {{grace}} daga. Eftir það má skoða og flytja út en engu breyta þar til áskriftarleið er valin. Starfsmenn geta alltaf stimplað sig inn og út.',
  },
  price: {
    title: 'Verð og greiðsla',
    plan: 'Verðið fer eftir fjölda virkra starfsmanna og er án virðisaukaskatts. Þú greiðir ekkert fyrr en þú staðfestir áskriftarleið.',
    refund: 'Ef þér snýst hugur innan {{days}} daga færðu endurgreitt.',
    ways: 'Ef þú greiðir með korti selur {{card}} þér áskriftina og skuldfærir kortið mánaðarlega. Við bætist vsk. og skilmálar {{card}} gilda um greiðsluna. Á Íslandi má líka greiða með kröfu í banka sem er á gjalddaga 1. hvers mánaðar. {{bank}} stofnar kröfuna og reikninginn.',
    cancel:
      'Þú getur sagt upp hvenær sem er í Stillingum undir Áskrift. Áskriftinni lýkur strax og ekkert meira er rukkað. Kröfu sem er komin á gjalddaga þarf þó að greiða.',
  },
  you: {
    title: 'Það sem við biðjum þig um',
    passwords: 'Gættu lykilorðanna vel. Láttu okkur strax vita ef einhver annar notar aðganginn þinn.',
    people: 'Skráðu aðeins fólk sem vinnur hjá þér og segðu því hvað er skráð.',
    harm: 'Ekki nota Stund til að brjóta lög eða skaða aðra. Láttu okkur vita ef þú finnur öryggisgalla.',
  },
  data: {
    title: 'Gögnin þín',
    yours:
      'Tímarnir og allt annað sem þú skráir er þitt. Þú getur flutt það allt út hvenær sem er, líka eftir að prufutíma eða áskrift lýkur.',
    processing:
      'Við vinnum gögn um starfsfólk fyrir þig: aðeins eftir þínum fyrirmælum, í trúnaði og örugglega. Við látum þig vita án tafar ef gögn glatast eða leka. Við hjálpum þér að svara beiðnum starfsmanna og eyðum gögnunum þegar þú hættir.',
    helpers:
      '{{cloud}} geymir og afhendir gögnin fyrir okkur og sendir tölvupóst og SMS. {{card}} og {{bank}} sjá um greiðslur og fá aðeins það sem greiðslan krefst. Við sendum þér póst {{days}} dögum áður en nokkurt annað fyrirtæki fær gögn frá okkur.',
    more: 'Hvað við geymum og hve lengi',
  },
  pay: {
    title: 'Tímar og laun',
    text: 'Stund reiknar yfirvinnu, matarhlé og námundun eftir reglunum sem þú setur. Farðu yfir tölurnar áður en þú greiðir laun. Ábyrgð á laununum er áfram þín.',
  },
  liability: {
    title: 'Ábyrgð',
    ours: 'Við berum ábyrgð á tjóni sem við völdum af ásetningi eða stórfelldu gáleysi.',
    limit:
      'Í öðrum tilvikum takmarkast ábyrgð okkar við það sem þú greiddir okkur síðustu {{months}} mánuði. Ábyrgð sem lög leyfa ekki að takmarka helst óbreytt.',
  },
  end: {
    title: 'Lok viðskipta',
    you: 'Þú getur hætt hvenær sem er. Segðu upp virkri áskrift og eyddu svo aðganginum í Stillingum undir Gögnin þín. Öllu er eytt eftir {{hold}} daga og fram að því getur þú hætt við að eyða.',
    us: 'Við getum lokað aðgangi sem brýtur þessa skilmála eða er í vanskilum. Við sendum þér póst fyrst og þú hefur {{days}} daga til að flytja gögnin út.',
  },
  law: {
    title: 'Lög og breytingar',
    law: 'Íslensk lög gilda. Ágreiningsmál eru rekin fyrir Héraðsdómi Reykjavíkur.',
    changes: 'Við sendum þér póst {{days}} dögum áður en skilmálunum er breytt þér í óhag.',
  },
};
