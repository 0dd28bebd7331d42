// O que cada erro diz às pessoas.

import type { error as english } from '#shared/text/en/error.ts';
import type { Texts } from '#shared/text/texts.ts';

export const error: Texts<typeof english> = {
  heading: 'Erro',
  requestId: 'Referência: {{id}}',
  offline: 'A ligação à Internet pode estar em baixo.',
  network: 'Problema de ligação à rede. Não foi possível concluir o pedido.',
  unreachable: 'Não foi possível ligar aos servidores do {{provider}}. Já fomos avisados.',
  maybeDone: 'Pode ter ficado guardado na mesma: verifique antes de enviar outra vez.',
  timeout: 'Os servidores do {{provider}} não responderam. Tente de novo.',
  unknown: 'Ocorreu um erro desconhecido...',
  unknownSignedIn:
    'Erro desconhecido. Ficou registado e vamos investigá-lo logo que possível. Pedimos desculpa pelo incómodo. Contacte-nos se for urgente.',
  field: {
    missing: 'Falta preencher',
    unknown_field: 'Este campo não existe',
    wrong_type: 'Este valor não é válido',
    too_long: 'Demasiado longo ou demasiado grande',
    too_short: 'Demasiado curto ou demasiado pequeno',
    not_positive: 'Tem de ser mais do que 0',
    too_late: 'Essa hora ainda não chegou',
    wrong_format: 'O formato não está correto',
    no_sms: 'Não é possível enviar SMS para este número',
    easy_letters:
      'Demasiado fácil de adivinhar: sem repetições como bbbb ou bcbc, nem sequências como bcdf ou sdfg',
    easy_password:
      'Demasiado fácil de adivinhar: é uma palavra-passe comum, uma repetição ou uma sequência de teclas',
    name_in_password: 'Demasiado próxima do nome ou do e-mail da empresa, ou de Stund',
    wrong_value: 'Não é uma das opções',
  },
  invalid_input: 'Há algo incorreto no formulário',
  no_changes: 'Não foi feita nenhuma alteração',
  out_before_in: 'A hora de saída tem de ser depois da hora de entrada',
  range_too_long: 'O intervalo de datas tem mais de {{days}} dias',
  body_unreadable: 'Algo correu mal. Recarregue a página e tente de novo.',
  session_missing: 'Inicie sessão para continuar',
  session_over: 'A sessão expirou. Inicie sessão de novo.',
  wrong_company_name: 'Nome da empresa errado',
  wrong_company_password: 'Palavra-passe da empresa errada',
  wrong_employee_name: 'Nome do colaborador errado',
  wrong_employee_password: 'Palavra-passe do colaborador errada',
  wrong_credentials: 'Nome de utilizador ou palavra-passe errados',
  second_factor_missing: 'Introduza o código da sua aplicação de autenticação',
  second_factor_wrong: 'Código errado',
  employee_disabled: 'O colaborador foi desativado',
  link_over: 'O link já foi usado ou é demasiado antigo. Peça um novo.',
  forbidden: 'Não tem permissão para isto',
  origin_refused: 'Algo bloqueou este pedido. Abra o Stund no seu próprio endereço e tente de novo.',
  company_leaving:
    'A conta da empresa vai ser eliminada. Pode consultar e exportar os dados, mas não alterá-los.',
  company_disabled:
    'A conta da empresa está desativada. Pode consultar e exportar os dados, mas não alterá-los.',
  trial_over:
    'O período experimental terminou. Escolha um plano para fazer alterações; as suas horas estão guardadas.',
  company_missing: 'Empresa não encontrada',
  employee_missing: 'O colaborador não foi encontrado',
  project_missing: 'A obra não foi encontrada',
  work_log_missing: 'O registo não foi encontrado',
  photo_missing: 'A fotografia não foi encontrada',
  company_exists: 'O nome de conta "{{name}}" já existe. Escolha outro nome.',
  project_exists: 'Já existe uma obra com esse nome',
  projectAlike:
    'Outra obra chama-se «{{name}}»: nomes que só diferem em acentos, maiúsculas ou espaços contam como um só.',
  already_clocked_in: 'Entrada já registada',
  not_clocked_in: 'Sem entrada registada',
  end_not_assumed: 'A saída deste registo não foi automática; alguém a indicou',
  project_closed: 'Esta obra está fechada. Escolha outra.',
  work_log_changed: 'Outra pessoa alterou este registo',
  period_closed: 'Estas horas já não podem ser alteradas: o período de {{from}} a {{to}} está fechado',
  undone_since:
    'O que enviou antes ficou guardado e foi entretanto alterado ou eliminado. Envie de novo para o adicionar outra vez.',
  busy: 'Isto está a ser alterado neste preciso momento, aqui ou por outra pessoa. Tente de novo daqui a pouco.',
  limit_reached: 'Foi atingido o limite de {{max}}',
  body_too_large: 'Demasiado grande para enviar',
  media_unsupported: 'Não é possível enviar este tipo de ficheiro',
  company_ambiguous: 'Foi encontrada mais de uma empresa com este e-mail',
  key_reused:
    'O que enviou primeiro chegou e está guardado. Feche esta janela e confirme antes de enviar mais.',
  too_many_requests: 'Demasiados pedidos em pouco tempo. Tente de novo dentro de 1 minuto...',
  retryMinutes_one: 'Demasiadas tentativas. Tente de novo dentro de {{count}} minuto.',
  retryMinutes_other: 'Demasiadas tentativas. Tente de novo dentro de {{count}} minutos.',
  retryHours_one: 'Demasiadas tentativas. Tente de novo dentro de {{count}} hora.',
  retryHours_other: 'Demasiadas tentativas. Tente de novo dentro de {{count}} horas.',
  retryDays_one: 'Demasiadas tentativas. Tente de novo dentro de {{count}} dia.',
  retryDays_other: 'Demasiadas tentativas. Tente de novo dentro de {{count}} dias.',
  time_clock_name_waits:
    'Demasiadas letras erradas para este nome aqui. Tente de novo daqui a {{minutes}} min, registe a entrada no seu telemóvel ou fale com o escritório. Os outros podem continuar.',
  unexpected: 'Os servidores tiveram um soluço. Pedimos desculpa! Já fomos avisados...',
};
