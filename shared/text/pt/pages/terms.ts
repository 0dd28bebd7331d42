// Palavras das condições de utilização.

import type { terms as english } from '#shared/text/en/pages/terms.ts';
import type { Texts } from '#shared/text/texts.ts';

export const terms: Texts<typeof english> = {
  title: 'Condições',
  description:
    'As condições entre o Stund e as empresas que o usam: período experimental, preço, dados, responsabilidade e saída.',
  lead: 'Estas condições aplicam-se entre nós, {{legalName}}, e a empresa que abre uma conta.',
  service: {
    title: 'O que recebe',
    text: 'Uma forma de registar as horas de trabalho em telemóveis e relógios de ponto, e de as verificar, aprovar e exportar.',
    running:
      'Trabalhamos para que o Stund funcione dia e noite, mas não podemos prometer que nunca pare. Sem ligação, os telemóveis e os relógios de ponto guardam o que foi registado e enviam-no depois.',
  },
  trial: {
    title: 'O período experimental',
    free: 'O período experimental é grátis durante {{days}} dias e não exige cartão.',
    after:
      'Quando termina, tudo funciona durante mais {{grace}} dias. Depois pode consultar e exportar, mas não alterar, até escolher um plano. Os colaboradores podem sempre registar a entrada e a saída.',
  },
  price: {
    title: 'Preço e pagamento',
    plan: 'O preço depende do número de colaboradores ativos e não inclui IVA. Não paga nada até confirmar um plano.',
    refund: 'Se mudar de ideias no prazo de {{days}} dias, devolvemos o dinheiro.',
    ways: 'Com cartão, é a {{card}} que lhe vende a subscrição e cobra o cartão todos os meses. Acresce o IVA e ao pagamento aplicam-se as condições dela. Na Islândia também pode pagar por cobrança bancária, com vencimento no dia 1 de cada mês. A {{bank}} cria a cobrança e a fatura.',
    cancel:
      'Pode cancelar a qualquer momento nas Definições, em «Faturação». A subscrição termina de imediato e nada mais é cobrado. Uma cobrança já vencida continua a ter de ser paga.',
  },
  you: {
    title: 'O que lhe pedimos',
    passwords: 'Guarde bem as palavras-passe. Avise-nos logo se outra pessoa usar a sua conta.',
    people: 'Adicione apenas pessoas que trabalham para si e diga-lhes o que fica registado.',
    harm: 'Não use o Stund para violar a lei ou prejudicar outros. Se encontrar uma falha de segurança, avise-nos.',
  },
  data: {
    title: 'Os seus dados',
    yours:
      'As horas e tudo o que introduz são seus. Pode exportar tudo a qualquer momento, também depois do período experimental ou da subscrição.',
    processing:
      'Tratamos os dados dos colaboradores por sua conta: só como pedir, com sigilo e proteção. Avisamos sem demora se houver perda ou fuga de dados. Ajudamos a responder aos pedidos dos colaboradores e eliminamos os dados quando sair.',
    helpers:
      'A {{cloud}} guarda e entrega os dados por nossa conta e envia os e-mails e SMS. A {{card}} e a {{bank}} tratam dos pagamentos e só recebem o que um pagamento exige. Avisamos por e-mail {{days}} dias antes de qualquer outra empresa receber dados nossos.',
    more: 'O que guardamos e durante quanto tempo',
  },
  pay: {
    title: 'Horas e salários',
    text: 'O Stund calcula horas extra, almoço e arredondamentos pelas regras que definir. Confira os valores antes de pagar salários. A responsabilidade pelos salários continua a ser sua.',
  },
  liability: {
    title: 'Responsabilidade',
    ours: 'Respondemos pelos danos que causarmos com dolo ou negligência grave.',
    limit:
      'Nos outros casos, a nossa responsabilidade limita-se ao que nos pagou nos últimos {{months}} meses. Mantém-se a responsabilidade que a lei não permite limitar.',
  },
  end: {
    title: 'Saída',
    you: 'Pode sair a qualquer momento. Cancele a subscrição, se houver, e elimine a conta nas Definições, em «Os seus dados». Tudo é eliminado ao fim de {{hold}} dias e até lá pode decidir manter a conta.',
    us: 'Podemos fechar uma conta que viole estas condições ou que não seja paga. Avisamos primeiro por e-mail e damos {{days}} dias para exportar os dados.',
  },
  law: {
    title: 'Lei e alterações',
    law: 'Aplica-se a lei islandesa. Os litígios são decididos pelo tribunal de primeira instância de Reiquiavique.',
    changes: 'Avisamos por e-mail {{days}} dias antes de alterar estas condições em seu prejuízo.',
  },
};
