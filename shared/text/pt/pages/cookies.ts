// Palavras da página de cookies.

import type { cookies as english } from '#shared/text/en/pages/cookies.ts';
import type { Texts } from '#shared/text/texts.ts';

export const cookies: Texts<typeof english> = {
  title: 'Cookies',
  description:
    'Os cookies que o Stund usa, o que o navegador guarda para ele, porquê e durante quanto tempo.',
  lead: 'O Stund usa {{count}} cookies, e só quando inicia sessão. São todos necessários para isso. Não há publicidade nem rastreadores. Por isso não há nada a aceitar. Só a janela de pagamento da {{card}} pode usar cookies próprios.',
  set: {
    title: 'Cookies',
    session: 'Mantém a sua sessão iniciada',
    sessionTime:
      'Até terminar a sessão. Conta da empresa: no máximo {{company}} dias, ou {{companyIdle}} dias depois da última utilização. Relógio de ponto: {{clock}} dias, ou {{clockIdle}} dias depois da última utilização. Colaborador: {{employee}} dias, ou {{employeeIdle}} dias depois da última utilização.',
    signedIn:
      'Diz às nossas páginas que a sua sessão pode estar iniciada, para abrirem logo a sua página. Não diz nada sobre si',
    signedInTime: 'O mesmo tempo que o cookie acima',
    device:
      'Sabe que já iniciou sessão neste dispositivo, para que estranhos a adivinhar palavras-passe não o possam bloquear nele',
    deviceTime: '{{days}} dias',
  },
  payment: {
    title: 'Quando paga com cartão',
    text: 'A janela de pagamento vem da {{card}}. Só é carregada quando continua para o pagamento com cartão. A {{card}} pode então usar cookies próprios, para receber o pagamento e evitar fraudes. A política de cookies dela diz quais são e quanto tempo duram.',
  },
  kept: {
    title: 'O que o navegador guarda para o Stund',
    lead: 'Fica no seu dispositivo até o eliminar, ou como diz a lista.',
    language: 'O idioma que escolheu',
    theme: 'Claro ou escuro, se escolheu um',
    login:
      'Quem tem aqui a sessão iniciada e se a empresa tem subscrição, para que o telemóvel e o relógio de ponto abram sem ligação e todos os separadores mostrem o mesmo',
    choices:
      'O que definiu neste dispositivo: atalhos, ordem dos nomes, última obra, passos que pôs de lado, o que corrigiu antes dos salários',
    location: 'Se partilha a localização ao registar a entrada e a saída',
    unsent:
      'Entradas e saídas, comentários e fotografias por enviar, e as últimas horas que viu. Segue quando houver ligação',
    unread: 'Avisos sobre entradas e saídas enviadas tarde, com as suas horas',
    reports: 'Avisos de erro por enviar, e quantos foram enviados hoje',
    tab: 'Uma exportação a decorrer, um aviso que fechou, um pagamento com cartão por confirmar, a página que pediu antes de iniciar sessão, o que um administrador do Stund ainda não guardou',
    files: 'Os ficheiros da própria app, para que abra sem ligação',
    untilDeleted: 'Até o eliminar',
    untilLogout: 'Até terminar a sessão',
    untilSent: 'Até ser enviado',
    untilRead: 'Até serem lidos',
    untilTab: 'Até fechar o separador',
    untilUpdate: 'Até à próxima versão',
  },
  clear: {
    title: 'Como eliminar',
    text: 'Elimine os dados deste site nas definições do navegador. A sessão termina e perdem-se as entradas e saídas que ainda não tinham sido enviadas.',
  },
};
