// As palavras dos primeiros passos de uma empresa nova.

import type { firstSteps as english } from '../en/first-steps.ts';
import type { Texts } from '../texts.ts';

export const firstSteps: Texts<typeof english> = {
  title: 'Primeiros passos',
  progress: '{{done}} de {{all}} feitos',
  hide: 'Ocultar os primeiros passos',
  done: 'concluído',
  notNeeded: 'Não é preciso',
  notNeededOf: 'Não é preciso: {{step}}',
  project: {
    title: 'Adicionar um projeto',
    text: 'Aquilo em que as pessoas registam as horas: uma obra, uma encomenda, um cliente.',
    act: 'Adicionar projeto',
  },
  employee: {
    title: 'Adicionar um colaborador',
    text: 'Um nome e uma palavra-passe, e o telefone se o acesso for enviado por SMS.',
    act: 'Adicionar colaborador',
  },
  login: {
    title: 'Enviar o acesso',
    text: 'Fica concluído quando alguém tiver registado a entrada.',
    act: 'Ver colaboradores',
  },
  location: {
    title: 'Decidir sobre a localização',
    text: 'Está desligada. Depois de ligada, cada colaborador é consultado no telefone e só se guarda o local da entrada e da saída.',
    act: 'Abrir definições',
  },
  rules: {
    title: 'Escolher como se pagam as horas',
    text: 'As horas extraordinárias e o almoço só contam depois de escolher as suas regras.',
    act: 'Abrir definições',
  },
};
