// As palavras dos primeiros passos de uma empresa nova.

import type { firstSteps as english } from '#shared/text/en/first-steps.ts';
import type { Texts } from '#shared/text/texts.ts';

export const firstSteps: Texts<typeof english> = {
  title: 'Primeiros passos',
  progress: '{{done}} de {{all}} feitos',
  hide: 'Ocultar os primeiros passos',
  done: 'concluído',
  notNeeded: 'Não é preciso',
  notNeededOf: 'Não é preciso: {{step}}',
  project: {
    title: 'Criar uma obra',
    text: 'Um local, um serviço ou um cliente',
    act: 'Criar obra',
  },
  employee: {
    title: 'Adicionar um colaborador',
    text: 'Basta um nome. Com um número de telemóvel, o acesso segue por SMS.',
    act: 'Adicionar colaborador',
  },
  login: {
    title: 'Enviar o acesso',
    text: 'Por SMS, se o colaborador ainda não entrou',
    act: 'Ver colaboradores',
  },
  location: {
    title: 'Decidir sobre a localização',
    text: 'Está desligada. Só se guarda o local da entrada e da saída.',
    act: 'Abrir definições',
  },
  rules: {
    title: 'Escolher como se pagam as horas',
    text: 'Antes disso não contam horas extra nem almoço.',
    act: 'Abrir definições',
  },
};
