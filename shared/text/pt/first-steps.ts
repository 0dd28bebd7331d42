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
    text: 'Onde a equipa regista as horas: um local, um serviço, um cliente.',
    act: 'Criar obra',
  },
  employee: {
    title: 'Adicionar um colaborador',
    text: 'Basta um nome. Com o número de telemóvel, o acesso segue por SMS.',
    act: 'Adicionar colaborador',
  },
  login: {
    title: 'Enviar o acesso',
    text: 'Concluído quando um acesso seguir por SMS ou um colaborador iniciar sessão.',
    act: 'Ver colaboradores',
  },
  location: {
    title: 'Decidir sobre a localização',
    text: 'Está desligada. Se a ligar, pergunta-se a cada colaborador, e só se guarda o local da entrada e da saída.',
    act: 'Abrir definições',
  },
  rules: {
    title: 'Escolher como se pagam as horas',
    text: 'As horas extra e o almoço só contam depois de escolher as respetivas regras.',
    act: 'Abrir definições',
  },
};
