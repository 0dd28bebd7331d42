// Words of the mails; under `lead` stands the account's name.

import type { mail as english } from '../en/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof english> = {
  welcome: {
    subject: 'Bem-vindo ao {{product}}: a sua conta {{company}}',
    title: 'Bem-vindo ao {{product}}',
    lead: 'A sua conta foi criada. O nome da conta é:',
    body: 'Escolha uma palavra-passe no botão abaixo. Ao fazê-lo, confirma também o seu e-mail. A ligação é válida durante {{hours}} horas.',
    button: 'Escolher palavra-passe',
    note: 'O período experimental gratuito dura {{days}} dias. Se não pediu esta conta, pode ignorar esta mensagem.',
  },
  reset_password: {
    subject: 'Nova palavra-passe do {{product}}',
    title: 'Nova palavra-passe',
    lead: 'Foi pedida uma nova palavra-passe para a conta:',
    body: 'Escolha-a no botão abaixo. A ligação só pode ser usada uma vez, durante {{minutes}} minutos.',
    button: 'Escolher nova palavra-passe',
    note: 'Se não fez este pedido, não precisa de fazer nada: a sua palavra-passe continua a mesma.',
  },
  new_company: {
    subject: 'A sua conta no {{product}}',
    title: 'A sua conta está pronta',
    lead: 'Foi criada uma conta para si. O nome da conta é:',
    body: 'O botão inicia a sessão e confirma o seu e-mail. A ligação só pode ser usada uma vez, durante {{hours}} horas.',
    button: 'Iniciar sessão',
    note: 'Depois disso, inicie sessão com o nome da conta e a palavra-passe que lhe foi dada.',
  },
  trial_ending: {
    subject: 'O período experimental do {{product}} termina a {{date}}',
    title: 'O período experimental está a terminar',
    lead: 'O período experimental termina a {{date}} para a conta:',
    body: 'Escolha uma subscrição para continuar. Os colaboradores podem registar a entrada e a saída em qualquer caso.',
    button: 'Abrir o {{product}}',
    note: 'Os seus registos de horas mantêm-se e podem ser sempre exportados.',
  },
  trial_over: {
    subject: 'O período experimental do {{product}} terminou',
    title: 'O período experimental terminou',
    lead: 'O período experimental terminou a {{date}} para a conta:',
    body: 'Escolha uma subscrição para continuar. Os colaboradores podem registar a entrada e a saída em qualquer caso.',
    button: 'Abrir o {{product}}',
    note: 'Os seus registos de horas mantêm-se e podem ser sempre exportados.',
  },
  linkInstead: 'Se o botão não funcionar, abra este endereço:',
  questions: 'Dúvidas? Escreva para {{email}}.',
};
