// Todos os testemunhos da página inicial, falados e escritos. É tudo conteúdo de demonstração: ninguém aqui existe.

import type { testimonials as english } from '#shared/text/en/pages/testimonials.ts';
import type { Texts } from '#shared/text/texts.ts';

export const testimonials: Texts<typeof english> = {
  demo: 'Conteúdo de demonstração',
  videosTitle: 'Na obra',
  quotesTitle: 'O que dizem',
  play: 'Ver: {{title}}',
  notice:
    'Conteúdo de demonstração: uma história inventada, com desenhos e legendas. As pessoas não existem.',
  pause: 'Pausa',
  resume: 'Continuar',
  previous: 'Linha anterior',
  next: 'Linha seguinte',
  line: 'Linha {{number}} de {{total}}',
  transcript: 'Todas as linhas',
  videos: {
    scaffold: {
      title: 'Três obras, um ecrã',
      who: 'Þórdís Ólafsdóttir, encarregada',
      picture: 'Desenho: uma casa atrás de andaimes',
      one: 'Temos três obras e um escritório. Antes tinha de telefonar para saber quem estava onde.',
      two: 'Agora abro o resumo. Mostra quem está a trabalhar, em que obra e desde quando.',
      three: 'Se alguém se esquece de registar a saída, vejo-o ali. Corrigimos no mesmo dia.',
      four: 'O meu telemóvel toca menos. É o que mais noto.',
    },
    roof: {
      title: 'Adeus aos papelinhos numa semana',
      who: 'Pádraig Kelly, telhador, Cork',
      picture: 'Desenho: um telhado com chaminé',
      one: 'Escrevíamos as horas em papelinhos. Alguns foram parar à máquina de lavar.',
      two: 'No primeiro dia carreguei num botão com as luvas calçadas. A formação foi só isso.',
      three: 'Debaixo da chapa não há rede. O telemóvel guarda a hora e envia-a mais tarde.',
      four: 'Ao fim de uma semana já ninguém pedia os papelinhos.',
    },
    harbour: {
      title: 'O fim do mês em dez minutos',
      who: 'Inês Gonçalves, escritório, Lisboa',
      picture: 'Desenho: um armazém junto à água',
      one: 'No fim do mês passava as horas de quatro cadernos para uma folha de cálculo.',
      two: 'Agora o almoço e as horas extra são calculados pelas nossas regras, e vejo porquê.',
      three: 'Corrijo o que parece estranho, aprovo os registos e exporto o mês para Excel.',
      four: 'Demora dez minutos. Depois vou para casa.',
    },
  },
  quotes: {
    spreadsheet: {
      text: 'Passava o último domingo do mês à volta de uma folha de cálculo. Agora é um quarto de hora no dia 1.',
      who: 'Sigurður Þórsson',
      where: 'Þakverk ehf., 23 colaboradores',
    },
    gloves: {
      text: 'A equipa carrega num botão com as luvas calçadas. A formação é só isso.',
      who: 'Siobhán Walsh',
      where: 'Kilbride Roofing Ltd, 9 colaboradores',
    },
    tablet: {
      text: 'Um tablet na oficina, dezasseis pessoas, e ninguém pergunta quantas horas tem.',
      who: 'Rui Magalhães',
      where: 'Obras Tejo, Lda, 16 colaboradores',
    },
  },
};
