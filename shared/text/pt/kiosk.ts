// Palavras do relógio de ponto partilhado.

import type { kiosk as english } from '../en/kiosk.ts';
import type { Texts } from '../texts.ts';

export const kiosk: Texts<typeof english> = {
  title: 'Relógio de ponto',
  find: 'Procure o seu nome',
  atWork: 'de {{count}} a trabalhar',
  since: 'Desde as {{time}}',
  last: 'Último registo: {{day}}',
  outToday: 'Saiu hoje',
  never: 'Ainda sem registos',
  nobody: 'Ainda não foram criados colaboradores',
  hint: 'Toque no nome e escolha o projeto',
  hintToken: 'Toque no nome e escreva as suas 4 letras',
  project: 'Projeto',
  token: 'As suas quatro letras',
  comment: 'Comentário',
  clockIn: 'Registar entrada',
  clockOut: 'Registar saída',
  clockedIn: '{{name}} registou a entrada',
  clockedOut: '{{name}} registou a saída, {{hours}} h',
  noProjects: 'Não há projetos abertos',
};
