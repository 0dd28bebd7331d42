// Palavras das listas de colaboradores e projetos e das suas janelas.

import type { people as english } from '../en/people.ts';
import type { Texts } from '../texts.ts';

export const people: Texts<typeof english> = {
  title: 'Colaboradores',
  employee: {
    name: 'Nome',
    token: 'Palavra-passe',
    tokenHelp: 'Quatro consoantes. O colaborador entra com o nome da empresa, o próprio nome e estas letras.',
    tokenAgain: 'Gerar outra palavra-passe',
    phone: 'Número de telefone',
    phoneHelp: 'O acesso é enviado para lá por SMS',
    phoneWrong: 'Este número de telefone não é válido',
    needs: 'Pode também',
    manageWorklogs: 'adicionar e editar registos manualmente',
    createProjects: 'criar projetos',
    kennitalaPayday: 'Kennitala (Payday)',
    kennitalaRegla: 'Kennitala (Regla)',
    kennitalaDk: 'Kennitala (DK)',
    department: 'Departamento (DK)',
    withoutHyphen: 'Sem hífen',
    tenDigits: '10 algarismos, sem hífen',
    add: 'Adicionar colaborador',
    addAndSend: 'Adicionar colaborador e enviar SMS',
    createTitle: 'Criar colaborador',
  },
  project: {
    name: 'Nome',
    description: 'Descrição',
    add: 'Criar projeto',
    createTitle: 'Criar projeto',
  },
};
