// Palavras da configuração inicial.

import type { setup as english } from '#shared/text/en/setup.ts';
import type { Texts } from '#shared/text/texts.ts';

export const setup: Texts<typeof english> = {
  title: 'Configuração',
  back: 'Voltar',
  close: 'Fechar a configuração',
  step: 'Passo {{step}} de {{steps}}',
  error: 'Erro',
  errors: 'Erros',
  advice: 'Recarregue a página e tente de novo. Se o problema continuar, escreva para {{email}}.',
  skip: 'Saltar este passo',
  project: {
    title: 'A primeira obra',
    more: 'Outra obra',
    lead: 'Um local, um serviço ou um cliente',
  },
  employee: {
    title: 'O primeiro colaborador',
    more: 'Outro colaborador',
    lead: 'Com um número de telemóvel, o acesso segue por SMS.',
  },
  sms: {
    title: 'Enviar o acesso',
    lead: '{{name}} abre o link e entra logo.',
    send: 'Enviar SMS',
    sent: 'O SMS para {{name}} vai a caminho.',
    already: 'O acesso foi enviado a {{name}} quando o colaborador foi adicionado.',
    noPhone:
      '{{name}} não tem telemóvel na ficha. Também pode entrar com o nome da empresa, o próprio nome e a palavra-passe {{token}}.',
    noEmployees: 'Ainda não há colaboradores. Adicione um na lista a qualquer momento.',
    list: 'Envie o acesso na lista de colaboradores a qualquer momento.',
    finish: 'Ir para o resumo',
  },
  place: {
    line: '{{country}} · {{language}} · {{zone}}',
    guessed: 'Os feriados, as datas e os dias de trabalho seguem esta escolha.',
    change: 'Alterar',
    done: 'Concluído',
    country: 'País',
    language: 'Idioma',
    zone: 'Fuso horário',
    findZone: 'Procurar fuso horário',
    usualZones: 'Habituais',
    otherZones: 'Todos os outros',
  },
  phone: {
    title: 'O que um colaborador vê',
    text: 'Leia o código: o início de sessão abre já com o nome da empresa.',
    project: 'Rua Direita 12',
    code: 'Código QR que abre {{address}}',
  },
  exit: {
    title: 'Sair da configuração?',
    text: 'Pode criar obras e colaboradores nas listas mais tarde.',
    stay: 'Continuar a configuração',
    leave: 'Sair da configuração',
  },
};
