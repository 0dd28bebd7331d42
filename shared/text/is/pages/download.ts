// Orð síðunnar um appið.

import type { download as english } from '#shared/text/en/pages/download.ts';
import type { Texts } from '#shared/text/texts.ts';

export const download: Texts<typeof english> = {
  title: 'Sækja appið',
  description:
    'Svona setur þú Stund á heimaskjá í iPhone eða Android-síma og notar spjaldtölvu sem stimpilklukku.',
  lead: 'Stund gengur í vafranum í hvaða síma sem er. Settu hana á heimaskjáinn: þá opnast hún eins og app, líka án netsambands.',
  install: {
    title: 'Setja upp núna',
    text: 'Vafrinn getur sett Stund upp í þessu tæki.',
    button: 'Setja Stund upp',
    done: 'Stund er uppsett. Opnaðu hana af heimaskjánum eða úr forritalistanum.',
  },
  iphone: {
    title: 'Í iPhone',
    open: 'Opnaðu {{address}} í Safari og skráðu þig inn.',
    share: 'Ýttu á „Deila“: ferninginn með örinni.',
    add: 'Veldu „Bæta á heimaskjá“ (Add to Home Screen).',
    confirm: 'Ýttu á „Bæta við“ (Add). Nú er Stund meðal forritanna þinna.',
  },
  android: {
    title: 'Í Android-síma',
    open: 'Opnaðu {{address}} í Chrome og skráðu þig inn.',
    menu: 'Ýttu á punktana þrjá efst.',
    add: 'Veldu „Setja forrit upp“ eða „Bæta við heimaskjá“.',
    confirm: 'Ýttu á „Setja upp“. Nú er Stund meðal forritanna þinna.',
  },
  clock: {
    title: 'Stimpilklukka í spjaldtölvu',
    text: 'Opnaðu innskráningu stimpilklukku í spjaldtölvunni og skráðu þig inn með nafni fyrirtækis og lykilorði. Bættu henni svo á heimaskjáinn á sama hátt.',
    link: 'Opna innskráningu stimpilklukku',
  },
  stores: {
    title: 'Forritabúðir',
    ios: 'App Store',
    android: 'Google Play',
    soon: 'Væntanlegt',
    text: 'Appið er ekki enn í búðunum. Með skrefunum hér að ofan færðu sömu Stund í dag.',
  },
};
