// Palavras das pessoas do escritório: a lista nas definições, os convites e o acesso próprio.

import type { office as english } from '#shared/text/en/settings/office.ts';
import type { Texts } from '#shared/text/texts.ts';

export const office: Texts<typeof english> = {
  title: 'Pessoas do escritório',
  none: 'Só a conta da empresa está em uso. Convide pessoas para que cada uma tenha o seu acesso.',
  invite: 'Convidar pessoa',
  inviteText: 'Enviamos por e-mail um link para escolher a palavra-passe. É válido durante {{days}} dias.',
  name: 'Nome',
  email: 'E-mail',
  role: 'Acesso',
  roles: { everything: 'Tudo', pay: 'Salários', read: 'Só ver' },
  roleText: {
    everything: 'Tudo o que a conta da empresa pode fazer, exceto eliminar a conta.',
    pay: 'Ver tudo, fechar períodos e criar ficheiros de salários. Sem palavras-passe nem telemóveis.',
    read: 'Ver e exportar, por exemplo o contabilista. Sem palavras-passe nem telemóveis.',
  },
  send: 'Enviar convite',
  sent: 'Convite enviado para {{email}}',
  invited: 'Convite de {{day}}',
  seen: 'Último acesso {{moment}}',
  unseen: 'Sem sessão',
  left: 'Saiu a {{day}}',
  you: 'Você',
  saved: 'Guardado: {{name}}',
  again: 'Enviar convite de novo',
  remove: 'Remover',
  removeTitle: 'Remover {{name}}?',
  removeText: 'As sessões terminam de imediato e não volta a entrar. O nome fica no histórico.',
  removed: 'Acesso removido: {{name}}',
  sessions: 'Sessões',
  session: 'Desde {{begun}}, última utilização {{used}}',
  clock: 'Relógio de ponto. {{session}}',
  endClocks_one: 'Terminar também a sessão do relógio de ponto que abriu',
  endClocks_other: 'Terminar também as sessões dos {{count}} relógios de ponto que abriu',
  thisSession: 'Este dispositivo',
  noSessions: 'Sem sessões abertas',
  endAll: 'Terminar todas as sessões',
  endOthers: 'Terminar outras sessões',
  ended: 'Sessões terminadas',
  own: 'O seu acesso',
};
