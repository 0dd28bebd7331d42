// Words of the mails; under `lead` stands the account's name.

import type { mail as english } from '../en/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof english> = {
  welcome: {
    subject: 'Velkomin í {{product}}: aðgangurinn {{company}}',
    title: 'Velkomin í {{product}}',
    lead: 'Aðgangurinn ykkar er tilbúinn. Nafn aðgangsins er:',
    body: 'Veljið lykilorð með hnappnum hér að neðan. Um leið staðfestið þið netfangið. Hlekkurinn gildir í {{hours}} klukkustundir.',
    button: 'Velja lykilorð',
    note: 'Prufutíminn er {{days}} dagar og kostar ekkert. Ef þið báðuð ekki um þennan aðgang má hunsa póstinn.',
  },
  reset_password: {
    subject: 'Nýtt lykilorð í {{product}}',
    title: 'Nýtt lykilorð',
    lead: 'Beðið var um nýtt lykilorð fyrir aðganginn:',
    body: 'Veljið það með hnappnum hér að neðan. Hlekkurinn gildir einu sinni, í {{minutes}} mínútur.',
    button: 'Velja nýtt lykilorð',
    note: 'Ef þið báðuð ekki um þetta þarf ekkert að gera: lykilorðið er óbreytt.',
  },
  new_company: {
    subject: 'Aðgangurinn ykkar að {{product}}',
    title: 'Aðgangurinn er tilbúinn',
    lead: 'Stofnaður hefur verið aðgangur fyrir ykkur. Nafn aðgangsins er:',
    body: 'Hnappurinn skráir ykkur inn og staðfestir netfangið. Hlekkurinn gildir einu sinni, í {{hours}} klukkustundir.',
    button: 'Skrá inn',
    note: 'Eftir það skráið þið ykkur inn með nafni aðgangsins og lykilorðinu sem ykkur var gefið.',
  },
  trial_ending: {
    subject: 'Prufutímanum í {{product}} lýkur {{date}}',
    title: 'Prufutímanum fer að ljúka',
    lead: 'Prufutímanum lýkur {{date}} fyrir aðganginn:',
    body: 'Veljið áskrift til að halda áfram. Starfsfólkið getur eftir sem áður stimplað sig inn og út.',
    button: 'Opna {{product}}',
    note: 'Tímafærslurnar ykkar eru áfram á sínum stað og þær má alltaf flytja út.',
  },
  trial_over: {
    subject: 'Prufutímanum í {{product}} er lokið',
    title: 'Prufutímanum er lokið',
    lead: 'Prufutímanum lauk {{date}} fyrir aðganginn:',
    body: 'Veljið áskrift til að halda áfram. Starfsfólkið getur eftir sem áður stimplað sig inn og út.',
    button: 'Opna {{product}}',
    note: 'Tímafærslurnar ykkar eru áfram á sínum stað og þær má alltaf flytja út.',
  },
  guessing: {
    subject: 'Röng lykilorð í {{product}}: ný tæki þurfa að bíða',
    title: 'Einhver er að giska á lykilorð',
    lead: 'Tíu röng lykilorð starfsmanna voru slegin inn á óþekktum tækjum innan sólarhrings, á aðgangnum:',
    body: 'Þar til sólarhringur er liðinn komast starfsmenn aðeins inn á nýjum tækjum með hlekknum í innskráningar-SMS. Tæki sem þeir hafa notað áður virka eins og alltaf.',
    button: 'Opna {{product}}',
    note: 'Enginn komst inn með þessum tilraunum. Hafi þetta verið ykkar eigið fólk þarf ekkert að gera.',
  },
  monthly_report: {
    subject: '{{company}}: tímar í {{month}}',
    title: 'Tímar í {{month}}',
    lead: 'Skýrslan fyrir {{month}} er tilbúin fyrir reikninginn:',
    body: 'Samtals {{total}} klst. Hnappurinn opnar skjölin.',
    button: 'Opna skjölin',
    note: 'Hlekkurinn virkar til {{date}}. Hver sem hefur hann getur opnað skjölin, svo ekki senda hann áfram.',
  },
  report_failed: {
    subject: 'Skýrslan fyrir {{month}} var ekki send',
    title: 'Skýrslan fyrir {{month}} var ekki send',
    lead: 'Ekki tókst að búa til eitt skjalanna og því var ekkert sent, fyrir reikninginn:',
    body: 'Opnaðu mánaðarskýrsluna í stillingunum og sendu hana þaðan aftur.',
    button: 'Opna stillingar',
    note: 'Ekki er hægt að búa til launaskrá á meðan yfirferðin finnur eitthvað sem þarf að laga fyrst.',
  },
  linkInstead: 'Ef hnappurinn virkar ekki má opna þessa slóð:',
  questions: 'Spurningar? Skrifið á {{email}}.',
  stop: 'Ekki senda mér fleiri skýrslur',
};
