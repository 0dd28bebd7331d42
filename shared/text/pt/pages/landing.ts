// Palavras da página inicial e do formulário do período experimental.

import type { landing as english } from '#shared/text/en/pages/landing.ts';
import type { Texts } from '#shared/text/texts.ts';
import { testimonials } from './testimonials.ts';

export const landing: Texts<typeof english> = {
  title: 'Registo de horas para empreiteiros',
  description:
    'Registo de horas para empreiteiros: a equipa regista a entrada no telemóvel, o escritório vê quem está em cada obra e os salários ficam prontos no fim do mês.',
  needsScript:
    'O {{provider}} precisa de JavaScript. Ative-o nas definições do navegador e recarregue a página.',
  nav: {
    about: 'Sobre',
    pricing: 'Preços',
    trial: 'Experimentar',
    login: 'Iniciar sessão',
    contact: 'Contactos',
    company: 'Empresa',
    videos: 'Vídeos',
  },
  hero: {
    title: 'As horas da equipa, prontas para os salários.',
    text: 'A equipa regista a entrada no telemóvel ou num tablet na obra. O escritório vê quem está a trabalhar, onde e desde quando. No fim do mês, as horas estão prontas para os salários.',
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
    title: 'Em números',
    companies: 'empresas usam o Stund',
    years: 'anos de trabalho registados',
    seconds: 'segundos, e mais {{rate}} a cada segundo',
    pause: 'Parar o contador',
    resume: 'Retomar o contador',
  },
  features: {
    title: 'O que faz',
    clock: {
      title: 'Entrada e saída no telemóvel',
      text: 'Dois toques, mesmo com luvas. Funciona sem rede. Nada para instalar.',
    },
    place: {
      title: 'Local, fotografias e comentários',
      text: 'Ficam junto ao registo. O local só é lido à entrada e à saída.',
    },
    kiosk: {
      title: 'Relógio de ponto na obra',
      text: 'Um tablet para toda a equipa. Basta tocar no nome. Se quiser, peça também as quatro letras.',
    },
    projects: {
      title: 'Horas em cada obra',
      text: 'Veja quanto tempo levou cada obra e quem lá está agora.',
    },
    overtime: {
      title: 'Horas extra e almoço',
      text: 'Calculados pelas suas regras, em papel ou em Excel.',
    },
    payroll: {
      title: 'Direto para os salários',
      text: 'Ficheiros para Payday, Regla e DK, prontos a importar.',
    },
  },
  about: {
    title: 'Quem está a trabalhar agora',
    text: 'Um ecrã para o escritório: quem está a trabalhar, em que obra e desde quando. As saídas por registar aparecem primeiro.',
    payroll: {
      title: 'O mês pronto para os salários',
      text: 'O Stund mostra primeiro o que é preciso corrigir. Depois cria o ficheiro.',
    },
    report: {
      title: 'Cada número explica-se',
      text: 'Carregue nas horas de um dia e veja cada parte e a respetiva regra.',
    },
    phone: {
      title: 'Um botão na mão',
      text: 'Grande para as luvas, nítido ao sol e no escuro. Esqueceu-se de registar a saída? O Stund pergunta a hora certa.',
      languages: 'Português, English, Íslenska, Polski. Funciona no navegador.',
      download: 'Obter a app',
      tablet: 'Um tablet à porta da oficina',
    },
    pictures: {
      board: 'O resumo: quatro números e o dia de cada colaborador a trabalhar numa régua',
      payroll: 'O ficheiro de salários: as horas do mês e o que é preciso corrigir ou rever primeiro',
      report: 'O relatório explica um dia: cada parte, como conta e a respetiva regra',
      phone: 'O telemóvel: o tempo a correr e um botão grande para registar a saída',
      dark: 'O mesmo telemóvel em cores escuras',
      tablet: 'O relógio de ponto: um quadrado para cada colaborador',
    },
  },
  pricing: {
    title: 'Preço por mês',
    text: 'O preço depende do número de colaboradores. Tudo está incluído. Devolvemos o dinheiro no prazo de {{days}} dias.',
    more: 'Mais de {{max}} colaboradores?',
    writeUs: 'Escreva-nos',
    vat: 'Todos os preços sem IVA.',
  },
  trial: {
    title: 'Experimente o Stund durante {{days}} dias',
    text: 'O acesso chega por e-mail e o primeiro colaborador pode registar a entrada cinco minutos depois.',
    card: 'Sem cartão, sem pagamento antecipado',
    whole: 'Todas as funcionalidades, toda a equipa',
    yours: 'As horas são suas: Excel a qualquer momento',
    name: 'Nome da empresa',
    nameHelp: 'Passa a ser o nome da conta',
    email: 'E-mail',
    country: 'País',
    phone: 'Número de telemóvel, opcional',
    phoneWrong: 'Introduza um número de telefone válido',
    place: 'Idioma: {{language}}. Fuso horário: {{zone}}.',
    changePlace: 'Mudar o idioma ou o fuso horário',
    zoneWrong: 'Este fuso horário não é conhecido. Escolha outro com o botão acima.',
    languageWrong: 'Este idioma não é conhecido. Escolha outro com o botão acima.',
    submit: 'Começar a experimentar',
    creating: 'a criar a conta',
    failed: 'Ups! Algo correu mal',
    nameEmpty: 'O nome da empresa não pode ficar vazio. Será o nome da conta.',
    emailWrong: 'É preciso um e-mail válido para enviarmos os dados de acesso.',
    made: 'A primeira tentativa resultou: a conta {{name}} foi criada e o e-mail vai a caminho de {{email}}. Abra essa conta ou escreva para {{support}} se algo nela estiver errado.',
    openMade: 'Abrir a conta {{name}}',
  },
  contact: {
    title: 'Contactos',
    text: 'Escreva ou ligue, em português, inglês ou islandês.',
    email: 'E-mail',
    phone: 'Telefone',
    mobile: 'Telemóvel, {{name}}',
    placeholder: 'Provisório',
  },
  company: {
    title: 'Empresa',
    history:
      'O Stund começou em 2014 como uma lista na parede do contentor de um telhador em Kópavogur. A filha de um carpinteiro escreveu o primeiro relógio para que as contas batessem certo. Hoje são nove pessoas em três cidades, e todas registam a entrada.',
    offices: 'Escritórios',
    number: '{{name}}, número de empresa {{number}}',
  },
  testimonials,
  login: {
    title: 'Iniciar sessão',
    company: 'Acesso da empresa',
    employee: 'Acesso do colaborador',
    timeClock: 'Acesso do relógio de ponto',
    forgot: 'Esqueceu-se da palavra-passe?',
    trial: 'Começar a experimentar',
  },
};
