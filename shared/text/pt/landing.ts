// Palavras da página inicial e do formulário do período experimental.

import type { landing as english } from '../en/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof english> = {
  title: 'Registo de horas para empreiteiros',
  description:
    'Registo de horas para empreiteiros: a equipa regista a entrada no telemóvel, vê quem está em que obra, e os salários ficam prontos no fim do mês.',
  nav: { about: 'Sobre', trial: 'Experimentar', contact: 'Contactos', login: 'Iniciar sessão' },
  hero: {
    title: 'O dia tal como foi trabalhado.',
    text: 'A equipa regista a entrada no telemóvel ou num tablet na obra. Vê quem está a trabalhar, onde e desde quando, e os salários ficam prontos no fim do mês.',
    start: 'Experimentar {{days}} dias grátis',
    note: 'Sem pagamento antecipado',
    now: 'Agora {{time}}',
    ruler: 'O dia de uma equipa: {{names}}',
    sites: {
      roof: 'Laugavegur 12, telhado',
      store: 'Armazém do porto',
      school: 'Escola, 2.ª fase',
      service: 'Assistência e reparações',
    },
  },
  proof: {
    companies: 'empresas usam a Stund',
    years: 'anos de trabalho registados',
    seconds: 'segundos, e mais {{rate}} a cada segundo',
  },
  features: {
    title: 'O que faz',
    clock: {
      title: 'Entrada e saída no telemóvel',
      text: 'Dois toques, mesmo com luvas. Botões grandes, bom contraste, nada para instalar.',
    },
    place: {
      title: 'Local, fotografias e comentários',
      text: 'Acompanham o registo. Nunca recolhidos pelo meio.',
    },
    kiosk: {
      title: 'Relógio de ponto na obra',
      text: 'Um tablet para toda a equipa. Bastam o nome e quatro letras.',
    },
    projects: {
      title: 'Horas em cada projeto',
      text: 'Veja quanto tempo levou um projeto e quem lá está agora.',
    },
    overtime: {
      title: 'Horas extraordinárias e almoço',
      text: 'Calculados pelas suas regras, em papel ou em Excel.',
    },
    payroll: {
      title: 'Direto para os salários',
      text: 'Ficheiros para Payday, Regla e DK, prontos a importar.',
    },
  },
  trial: {
    title: 'Experimente a Stund durante {{days}} dias',
    text: 'O acesso chega por e-mail e o primeiro colaborador pode registar a entrada cinco minutos depois.',
    card: 'Sem cartão, sem pagamento antecipado',
    whole: 'Todas as funções, toda a equipa',
    yours: 'As horas são suas: Excel a qualquer momento',
    name: 'Nome da empresa',
    nameHelp: 'Passa a ser o nome da conta',
    email: 'E-mail',
    country: 'País',
    phone: 'Número de telefone, opcional',
    phoneWrong: 'Introduza um número de telefone válido',
    place: 'Língua: {{language}}. Fuso horário: {{zone}}.',
    changePlace: 'Mudar a língua ou o fuso horário',
    submit: 'Começar a experimentar',
    creating: 'a criar a conta',
    failed: 'Ups! Algo correu mal',
    nameEmpty: 'O nome da empresa não pode ficar vazio; será o nome da conta.',
    emailWrong: 'É preciso um e-mail válido para enviarmos os dados de acesso.',
  },
  contact: {
    title: 'Contactos',
    text: 'Escreva ou ligue, em português, inglês ou islandês.',
    demo: 'Provisório até o escritório abrir',
  },
  login: {
    title: 'Iniciar sessão',
    company: 'Acesso da empresa',
    employee: 'Acesso do colaborador',
    timeClock: 'Acesso do relógio de ponto',
    forgot: 'Esqueceu a palavra-passe?',
    trial: 'Começar a experimentar',
  },
};
