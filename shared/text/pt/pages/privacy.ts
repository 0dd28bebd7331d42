// Palavras da página de privacidade.

import type { privacy as english } from '#shared/text/en/pages/privacy.ts';
import type { Texts } from '#shared/text/texts.ts';

export const privacy: Texts<typeof english> = {
  title: 'Privacidade',
  description:
    'O que o Stund guarda sobre as empresas e os seus colaboradores, onde, durante quanto tempo e quem pode ver.',
  lead: 'O Stund guarda as horas de trabalho para as empresas e os seus colaboradores. Esta página diz o que guardamos, porquê, onde e durante quanto tempo.',
  changed: 'Última alteração: {{day}}',
  short: {
    title: 'Em resumo',
    trackers: 'Sem publicidade e sem rastreadores. Não vendemos dados nem os cedemos para fins comerciais.',
    location:
      'A sua localização só é guardada quando regista a entrada, muda de obra ou regista a saída, e só se tiver aceitado no seu telemóvel.',
    place: 'O que o Stund guarda fica na União Europeia.',
    payments: 'A {{card}} e a {{bank}} tratam dos pagamentos. Não recebem horas nem dados dos colaboradores.',
    yours:
      'Os colaboradores podem ver sempre as suas horas. A empresa pode exportar tudo a qualquer momento.',
  },
  who: {
    title: 'Quem é responsável',
    company:
      'A empresa decide quais dos seus colaboradores usam o Stund, o que se regista e quem o vê. É a responsável pelo tratamento dos dados deles. Nós tratamos os dados por conta da empresa e só como ela pede.',
    us: 'Pela conta, pelo seu e-mail e pelas mensagens que nos envia, somos nós os responsáveis: {{legalName}}, {{street}}, {{city}}, número de pessoa coletiva {{companyNumber}}. O nosso e-mail é {{email}}.',
  },
  kept: {
    title: 'O que guardamos e durante quanto tempo',
    account: 'Conta da empresa',
    accountText:
      'Nome, e-mail, país, idioma, definições e um número de telefone, se o indicar. Da palavra-passe guardamos apenas uma forma cifrada que não permite recuperá-la. Fica guardado até a conta ser eliminada.',
    passkeys: 'Chaves de acesso',
    passkeysText:
      'De uma chave de acesso de uma pessoa do escritório guardamos a chave pública, o nome que lhe foi dado, quando foi adicionada e quando foi usada pela última vez. A parte secreta e a impressão digital ou o rosto que a desbloqueia nunca saem do dispositivo. É eliminada quando a chave de acesso ou o acesso da pessoa é removido.',
    employees: 'Colaboradores',
    employeesText:
      'Nome e, se a empresa os indicar, número de telemóvel, kennitala e departamento para os salários. A empresa pode ler a palavra-passe de quatro letras, para a entregar. Fica guardado até a conta ser eliminada.',
    payment: 'Pagamento',
    paymentText:
      'O plano, o preço, a forma de pagamento, o estado do pedido, os números que a {{card}} ou a {{bank}} lhe dá e o motivo do cancelamento, se o indicou. Na cobrança bancária, também a kennitala da empresa e o e-mail para as faturas. Nunca vemos números de cartões. Fica guardado até a conta ser eliminada, mesmo depois de cancelar.',
    entries: 'Registos de horas',
    entriesText:
      'Entrada e saída, obra, comentários, aprovação, e quem alterou o quê e quando. As empresas têm de poder mostrar as horas durante anos. Por isso os registos ficam guardados até a empresa os eliminar ou até a conta ser eliminada.',
    photos: 'Fotografias',
    photosText:
      'Reduzidas a {{pixels}} píxeis, sem os dados do local e da câmara que vêm no ficheiro. Uma fotografia só abre com um endereço assinado, que funciona durante {{hours}} horas. Se foi enviada mas nunca adicionada a um registo, é eliminada ao fim de {{waiting}} horas.',
    location: 'Localização',
    locationText:
      'Só se a empresa a pedir e o colaborador aceitar no seu telemóvel. Guardamos uma posição e a sua precisão na entrada, na mudança de obra e na saída, e nada entre elas. É eliminada ao fim de {{days}} dias. A empresa pode escolher de 1 a {{max}} dias. Cada colaborador vê as suas posições.',
    security: 'Histórico de segurança',
    securityText:
      'Quem iniciou sessão, quem não conseguiu, quem alterou definições e palavras-passe, e de que endereço de rede. É eliminado ao fim de {{days}} dias. A empresa pode consultá-lo nas definições.',
    files: 'Ficheiros que cria',
    filesText:
      'As folhas de cálculo, os ficheiros PDF e as exportações de todos os dados são eliminados ao fim de {{exports}} dias. O link de um relatório mensal funciona durante {{reports}} dias. O registo dos endereços a que foi enviado fica guardado {{records}} dias. A lista dos ficheiros de salários fica com a conta.',
    logs: 'Registos técnicos',
    logsText:
      'A hora, o tipo e o resultado de cada pedido aos nossos servidores, eliminados ao fim de {{days}} dias. Se algo falhar no navegador, ele envia-nos um aviso. Antes disso são retirados endereços de e-mail, links de acesso e números longos.',
    backups: 'Cópias de segurança',
    backupsText:
      'Depois de um acidente podemos repor qualquer momento dos últimos {{days}} dias. O que é eliminado sai das cópias passado esse tempo.',
  },
  why: {
    title: 'Porque podemos guardar',
    contract: 'Precisamos dos dados da conta para prestar o serviço que pediu (contrato).',
    interest:
      'Guardamos o histórico de segurança e os registos técnicos para proteger as contas e encontrar falhas (interesse legítimo).',
    law: 'As faturas são guardadas porque a lei da contabilidade o exige (obrigação legal).',
    employees:
      'Para os dados dos colaboradores, a empresa tem o seu próprio fundamento. A lei obriga-a normalmente a registar os tempos de trabalho.',
  },
  where: {
    title: 'Onde, e quem nos ajuda',
    place:
      'A {{cloud}} guarda tudo em Frankfurt, na Alemanha. Os dados estão cifrados, guardados ou em trânsito.',
    helpers:
      'A Amazon também envia os nossos e-mails e SMS e entrega as páginas e fotografias pela sua rede. Os operadores móveis e os serviços de e-mail levam-lhe as mensagens.',
    card: 'Se pagar com cartão, é a {{card}}, no Reino Unido, que lhe vende a subscrição. Pede o cartão, o nome e a morada numa janela própria e é a responsável por esses dados. De nós recebe o plano, o preço e o número interno da conta.',
    bank: 'Se pagar por cobrança bancária, a {{bank}}, na Islândia, cria a cobrança e a fatura. Recebe o nome e a kennitala da empresa, o e-mail para as faturas, o plano e o preço.',
    others:
      'Nenhuma outra empresa recebe dados nossos. Um ficheiro de salários só vai para onde o levar e um relatório mensal só para os endereços que definir.',
  },
  rights: {
    title: 'Os seus direitos',
    ask: 'Pode pedir para ver, corrigir, exportar ou eliminar os dados sobre si, e opor-se ao seu uso. Os colaboradores pedem primeiro à empresa, que pode fazer quase tudo no próprio Stund. Nos outros casos escreva para {{email}}. Respondemos no prazo de {{days}} dias.',
    complain: 'Também pode apresentar queixa à autoridade de proteção de dados do seu país:',
    is: 'Islândia: Persónuvernd',
    ie: 'Irlanda: Data Protection Commission',
    gb: 'Reino Unido: Information Commissioner’s Office',
    pt: 'Portugal: Comissão Nacional de Proteção de Dados (CNPD)',
  },
  leave: {
    title: 'Quando uma empresa sai',
    export:
      'Pode exportar tudo a qualquer momento, também depois do período experimental, depois de cancelar e enquanto uma eliminação espera: nas Definições, em «Os seus dados». Os ficheiros contêm todos os dados em JSON e Excel, e as fotografias.',
    delete:
      'Elimine a conta nas Definições, em «Os seus dados». Antes tem de cancelar a subscrição, se houver. Durante {{days}} dias pode consultar e exportar os dados e decidir manter a conta, mas ninguém pode registar entradas nem saídas. Enviamos um e-mail {{warning}} dias antes do fim.',
    gone: 'Depois eliminamos a conta e tudo o que contém, incluindo os dados de pagamento. As cópias de segurança desaparecem {{backups}} dias depois. Ficam duas coisas: o histórico de segurança sem dados pessoais, até cada linha ter {{history}} dias, e as faturas, que a {{card}} e a {{bank}} guardam durante o tempo que a lei exige.',
    noLogin: 'Se não conseguir entrar, escreva para {{email}} a partir do e-mail da conta.',
    trial:
      'Terminado o período experimental, a conta não é eliminada automaticamente. Elimine-a nas Definições.',
  },
  changes: {
    title: 'Quando esta página muda',
    text: 'Pomos a nova data no topo. Se uma alteração afetar o uso dos seus dados, avisamos todas as empresas por e-mail {{days}} dias antes.',
  },
};
