// Words of a company's own data: taking all of it along, and deleting the account.

import type { companyData as english } from '#shared/text/en/settings/company-data.ts';
import type { Texts } from '#shared/text/texts.ts';

export const companyData: Texts<typeof english> = {
  title: 'Os seus dados',
  export: 'Exportar todos os dados',
  exportText: 'JSON, Excel e JPEG',
  create: 'Criar ficheiros',
  whyTitle: 'Porque são exportados os dados desta empresa?',
  why: 'Motivo',
  whyHelp: 'A empresa lê-o no seu histórico de segurança.',
  making: 'A criar os ficheiros',
  makingText: 'O sino avisa quando estiverem prontos.',
  stop: 'Parar',
  ready: 'Ficheiros de {{day}}, guardados até {{ends}}',
  download: 'Descarregar ficheiro {{part}} ({{size}} MB)',
  failed: 'Não foi possível criar os ficheiros',
  again: 'Criar de novo',
  bellTitle: 'Os seus dados estão prontos',
  bellText: 'Descarregue os ficheiros nas Definições até {{ends}}.',
  toSettings: 'Abrir definições',
  delete: 'Eliminar conta',
  deleteText: 'Tudo é eliminado ao fim de {{days}} dias',
  deleteTitle: 'Eliminar a conta?',
  deletePaying: 'Cancele primeiro a subscrição.',
  deleteHold:
    'Durante {{days}} dias só pode consultar e exportar, ou manter a conta com um clique. As entradas e saídas deixam logo de ser registadas: peça antes a todos que registem a saída.',
  deleteEnd: 'Depois disso, colaboradores, registos, fotografias e relatórios são eliminados de vez.',
  next: 'Continuar',
  typeTitle: 'Escreva o nome da empresa',
  name: 'Nome da empresa',
  nameHelp: 'Escreva {{name}} para eliminar a conta em {{day}}',
  nameWrong: 'Este não é o nome da empresa',
  leaving: 'Esta conta vai ser eliminada em {{day}}',
  leavingText: 'Até lá só pode consultar e exportar. Ninguém pode registar entradas ou saídas.',
  keep: 'Manter conta',
  kept: 'A conta mantém-se',
};
