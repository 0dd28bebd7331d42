// Palavras da configuração inicial.

import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

export const setup: Texts<typeof english> = {
  title: 'Configuração',
  back: 'Voltar',
  close: 'Fechar a configuração',
  step: 'Passo {{step}} de {{steps}}',
  error: 'Erro',
  errors: 'Erros',
  advice: 'Recarregue a página e tente de novo. Se continuar, escreva para {{email}}.',
  skip: 'Saltar este passo',
  project: {
    title: 'O primeiro projeto',
    more: 'Outro projeto',
    lead: 'Aquilo em que se regista o trabalho: uma obra, uma encomenda, um cliente.',
  },
  employee: {
    title: 'O primeiro colaborador',
    more: 'Outro colaborador',
    lead: 'Com um número de telefone, o acesso segue logo por SMS.',
  },
  sms: {
    title: 'Enviar o acesso',
    lead: '{{name}} abre a ligação no telemóvel e fica com a sessão iniciada. Não é preciso instalar nada.',
    send: 'Enviar SMS',
    sent: 'O SMS para {{name}} vai a caminho.',
    already: 'O acesso foi enviado a {{name}} quando o colaborador foi adicionado.',
    noPhone:
      '{{name}} não tem número de telefone. O nome da empresa, o próprio nome e a palavra-passe {{token}} também servem.',
    nobody: 'Ainda não há colaboradores. Pode adicionar um na lista a qualquer momento.',
    list: 'Pode enviar o acesso a um colaborador na lista de colaboradores a qualquer momento.',
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
    text: 'Aponte a câmara de um telemóvel ao código para abrir o início de sessão. Nome da empresa, o próprio nome e quatro letras: não é preciso mais nada.',
    project: 'Rua Direita 12',
    code: 'Código QR que abre {{address}}',
  },
  exit: {
    title: 'Sair da configuração?',
    text: 'Pode criar projetos e colaboradores nas listas a qualquer momento.',
    stay: 'Continuar a configuração',
    leave: 'Sair da configuração',
  },
};
