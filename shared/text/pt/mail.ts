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
  guessing: {
    subject: 'Palavras-passe erradas no {{product}}: os dispositivos novos têm de esperar',
    title: 'Alguém está a tentar adivinhar palavras-passe',
    lead: 'Num só dia foram escritas dez palavras-passe erradas de colaboradores em dispositivos desconhecidos, na conta:',
    body: 'Até passar um dia, os colaboradores só entram em dispositivos novos pela ligação de um SMS de acesso. Os dispositivos que já usaram funcionam como sempre.',
    button: 'Abrir o {{product}}',
    note: 'Ninguém entrou com estas tentativas. Se foi a sua equipa, não precisa de fazer nada.',
  },
  monthly_report: {
    subject: '{{company}}: horas de {{month}}',
    title: 'Horas de {{month}}',
    lead: 'O relatório de {{month}} está pronto, para a conta:',
    body: '{{total}} horas no total. O botão abre os ficheiros.',
    button: 'Abrir os ficheiros',
    note: 'A ligação funciona até {{date}}. Quem a tiver pode abrir os ficheiros, por isso não a partilhe.',
  },
  report_failed: {
    subject: 'O relatório de {{month}} não foi enviado',
    title: 'O relatório de {{month}} não foi enviado',
    lead: 'Não foi possível criar um dos ficheiros e, por isso, nada foi enviado, para a conta:',
    body: 'Veja o relatório mensal nas definições e volte a enviá-lo a partir daí.',
    button: 'Abrir as definições',
    note: 'Um ficheiro salarial não pode ser criado enquanto a verificação encontrar algo que tem de ser corrigido primeiro.',
  },
  linkInstead: 'Se o botão não funcionar, abra este endereço:',
  questions: 'Dúvidas? Escreva para {{email}}.',
  stop: 'Não quero receber mais destes relatórios',
};
