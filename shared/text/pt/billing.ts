// Palavras do período experimental, dos planos e da subscrição.

import type { billing as english } from '#shared/text/en/billing.ts';
import type { Texts } from '#shared/text/texts.ts';

export const billing: Texts<typeof english> = {
  subscription: 'Subscrição',
  trialOverTitle: 'Fim do período experimental',
  trialOver: 'O período experimental terminou',
  daysLeft_one: '{{count}} dia restante do período experimental',
  daysLeft_other: '{{count}} dias restantes do período experimental',
  lessThanDay: 'falta menos de 1 dia',
  endingText: 'Escolha um plano a tempo e nada muda para ninguém.',
  trialText_one:
    'O período experimental dura mais {{count}} dia. Nada é cobrado antes de um plano ser confirmado.',
  trialText_other:
    'O período experimental dura mais {{count}} dias. Nada é cobrado antes de um plano ser confirmado.',
  graceText:
    'Tudo funciona como antes até {{day}}. Depois disso, os ecrãs da empresa só podem ser lidos até haver subscrição; registar entradas e saídas e exportar funciona sempre.',
  overText:
    'Os ecrãs da empresa só podem ser lidos até haver subscrição. Registar entradas e saídas e exportar funciona como antes, e nenhum dado é eliminado.',
  paying: 'A subscrição está ativa',
  none: 'Sem subscrição',
  closed: 'Esta conta está encerrada',
  closedText: 'Tudo pode ser lido e exportado, mas nada alterado.',
  writeUs: 'Escreva-nos',
  choosePlan: 'Escolher plano',
  ownBusiness: 'Só a própria empresa subscreve ou cancela.',
  plans: 'Planos',
  employeesFromTo: '{{from}}–{{to}} colaboradores',
  aMonth: 'por mês + IVA',
  fits: 'O seu caso agora',
  upTo: 'Até {{count}} colaboradores',
  price: '{{price}} por mês',
  conditions: 'Preços sem IVA. Quem mudar de ideias no prazo de {{days}} dias recebe o dinheiro de volta.',
  overLargest: 'Mais de {{max}} colaboradores? Escreva-nos e fazemos uma proposta.',
  confirmLater: 'Confirmar a subscrição mais tarde',
  activeEmployees_one: '{{count}} colaborador ativo',
  activeEmployees_other: '{{count}} colaboradores ativos',
  subscribe: 'Subscrever',
  companySsn: 'Kennitala da empresa',
  emailBilling: 'E-mail para as faturas',
  onlyDigits: 'Use apenas algarismos',
  youHave: 'tem {{count}}',
  vat: 'IVA {{percent}} %',
  eachMonth: 'Por mês, a partir de {{day}}',
  waitingTitle: 'À espera de confirmação',
  waitingText: 'A cobrança está a ser criada. Demora alguns segundos.',
  welcome: 'Boas-vindas',
  welcomeText: 'A subscrição está ativa. Obrigado por trabalhar connosco.',
  orderedBefore:
    'Um pedido anterior já tinha sido aceite e é esse que conta: {{from}}–{{to}} colaboradores, kennitala {{ssn}}, faturas para {{email}}. Para o alterar, cancele a subscrição e peça-a de novo.',
  howToPay: 'Forma de pagamento',
  bankWay: 'Cobrança bancária com fatura',
  bankWayDetail: 'Em coroas, no seu banco online todos os meses',
  cardWay: 'Cartão',
  cardWayDetail: 'Em euros, {{price}} por mês',
  cardText:
    'O nosso revendedor Paddle pede o cartão numa janela própria: {{price}} por mês, a que se soma o IVA do seu país. Os recibos chegam por e-mail.',
  openingText: 'A janela de pagamento está a abrir.',
  verifyingText: 'O pagamento está a ser confirmado. Demora alguns segundos.',
  unableTitle: 'Não foi possível verificar a subscrição',
  unableText:
    'A subscrição pode ter sido concluída, mas não foi possível verificá-la. Pode continuar a usar o {{product}}; contactamos consigo se for preciso alguma coisa.',
  cardInEuros: 'Pagar com cartão em euros',
  cardInEurosText:
    'Os cartões são cobrados em euros: {{price}} por mês, a que se soma o IVA. O seu banco converte o valor em coroas. A cobrança bancária é em coroas.',
  back: 'Voltar',
  continueToCard: 'Continuar para o pagamento',
  cancelSubscription: 'Cancelar a subscrição',
  cancelText: 'A subscrição termina de imediato e nada de novo é cobrado.',
  cancelOwed: 'Uma cobrança já vencida continua em dívida; a que ainda não venceu é anulada.',
  unconfirmed: 'O seu pedido de {{day}} ainda não está confirmado',
  unconfirmedText: 'Ainda pode começar dentro de algumas horas, se não o cancelar.',
  cancelOrder: 'Cancelar o pedido',
  cancelOrderText:
    'O pedido nunca começa. A cobrança que o banco tenha criado é anulada e a subscrição que tenha sido paga com cartão é cancelada.',
  keepOrder: 'Manter o pedido',
  keepSubscription: 'Manter a subscrição',
  goOn: 'Continuar',
  cancelReason: 'Porque vai sair?',
  cancelReasonHelp: 'Não tem de responder, mas ajuda-nos.',
  cancelled: 'A subscrição foi cancelada',
};
