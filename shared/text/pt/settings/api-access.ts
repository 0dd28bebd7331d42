// Palavras das chaves de API nas definições.

import type { apiAccess as english } from '#shared/text/en/settings/api-access.ts';
import type { Texts } from '#shared/text/texts.ts';

export const apiAccess: Texts<typeof english> = {
  title: 'API',
  none: 'Sem chaves de API. Com uma chave, os seus programas podem ler ou alterar os seus dados.',
  make: 'Criar chave de API',
  makeText: 'Dê-lhe o nome do programa que a vai usar.',
  name: 'Nome',
  access: 'Acesso',
  scope: {
    entries: { read: 'Ler registos de horas', write: 'Adicionar, alterar e eliminar registos de horas' },
    people: { read: 'Ler trabalhadores, sem palavras-passe nem telefones' },
    projects: { read: 'Ler obras' },
    report: { read: 'Ler o relatório' },
  },
  create: 'Criar chave',
  madeTitle: 'Copie a chave agora',
  madeText: 'Só é mostrada esta vez. Guarde-a como uma palavra-passe.',
  key: 'Chave de API',
  copy: 'Copiar chave',
  copied: 'A chave foi copiada',
  notCopied: 'O navegador não deixa copiar: a chave está selecionada, copie-a à mão',
  used: 'Usada pela última vez {{moment}}',
  unused: 'Nunca usada',
  made: 'Criada {{day}}',
  madeBy: 'Criada {{day}} por {{name}}',
  revoke: 'Revogar',
  revokeTitle: 'Revogar {{name}}?',
  revokeText: 'Os programas que usam esta chave deixam logo de funcionar. Não é possível anular.',
  revoked: '{{name}} revogada',
  docs: 'Referência da API',
};
