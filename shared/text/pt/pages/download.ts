// Palavras da página sobre a app.

import type { download as english } from '#shared/text/en/pages/download.ts';
import type { Texts } from '#shared/text/texts.ts';

export const download: Texts<typeof english> = {
  title: 'Obter a app',
  description:
    'Como pôr o Stund no ecrã principal de um iPhone ou Android, e num tablet como relógio de ponto.',
  lead: 'O Stund funciona no navegador de qualquer telemóvel. Ponha-o no ecrã principal: abre como uma app, mesmo sem ligação.',
  install: {
    title: 'Instalar agora',
    text: 'O seu navegador pode instalar o Stund neste dispositivo.',
    button: 'Instalar o Stund',
    done: 'O Stund está instalado. Abra-o no ecrã principal ou na lista de apps.',
  },
  iphone: {
    title: 'Num iPhone',
    open: 'Abra {{address}} no Safari e inicie sessão.',
    share: 'Toque em Partilhar: o quadrado com a seta.',
    add: 'Escolha Adicionar ao ecrã principal.',
    confirm: 'Toque em Adicionar. O Stund passa a estar entre as suas apps.',
  },
  android: {
    title: 'Num telemóvel Android',
    open: 'Abra {{address}} no Chrome e inicie sessão.',
    menu: 'Toque nos três pontos em cima.',
    add: 'Escolha Instalar app ou Adicionar ao ecrã principal.',
    confirm: 'Toque em Instalar. O Stund passa a estar entre as suas apps.',
  },
  clock: {
    title: 'Um relógio de ponto num tablet',
    text: 'Abra o acesso do relógio de ponto no tablet e entre com o nome da empresa e a palavra-passe. Depois adicione-o ao ecrã principal da mesma maneira.',
    link: 'Abrir o acesso do relógio de ponto',
  },
  stores: {
    title: 'Lojas de apps',
    ios: 'App Store',
    android: 'Google Play',
    soon: 'Em breve',
    text: 'A app ainda não está nas lojas. Com os passos acima tem hoje o mesmo Stund.',
  },
};
