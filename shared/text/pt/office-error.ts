// O que dizem as recusas que só o escritório e os nossos administradores encontram.

import type { officeError as english } from '#shared/text/en/office-error.ts';
import type { Texts } from '#shared/text/texts.ts';

export const officeError: Texts<typeof english> = {
  wrong_current_password: 'A palavra-passe atual está errada',
  second_factor_on: 'O segundo fator já está ativo',
  second_factor_off: 'O segundo fator não está ativo',
  route_missing: 'Esta página não existe',
  export_missing: 'A exportação não foi encontrada',
  payroll_record_missing: 'O ficheiro de salários não foi encontrado',
  integration_missing: 'A integração não foi encontrada',
  script_missing: 'Script não encontrado',
  period_missing: 'O período salarial não foi encontrado',
  employee_exists: 'Já existe um colaborador com esse nome',
  employeeAlike: 'Demasiado parecido com o colaborador «{{name}}». Acentos, maiúsculas e espaços não contam.',
  day_note_changed: 'Outra pessoa alterou este dia',
  employee_changed: 'Outra pessoa alterou este colaborador',
  company_changed: 'Outra pessoa alterou esta empresa',
  notes_changed: 'Outro administrador alterou estas notas',
  settings_changed: 'Outra pessoa alterou estas definições',
  project_changed: 'Outra pessoa alterou esta obra',
  period_changed: 'Outra pessoa acabou de alterar este período',
  period_not_over: 'O período ainda não terminou',
  period_not_ready: 'Há registos por resolver: {{open}} sem saída, {{unapproved}} por aprovar',
  employees_present: 'A equipa de exemplo é só para empresas sem colaboradores',
  example_row: 'Isto pertence à equipa de exemplo e não pode ser alterado',
  already_paying: 'A empresa já tem uma subscrição',
  plan_too_small:
    'Este plano é para, no máximo, {{max}} colaboradores ativos, e tem {{employees}}. Escolha um maior.',
  bank_elsewhere: 'A cobrança bancária é só para empresas na Islândia. Pague com cartão.',
  bank_refused: 'A cobrança bancária foi recusada. Verifique a kennitala e o e-mail.',
  card_unable: 'Não foi possível validar a subscrição',
  billing_unavailable: 'A faturação não responde. Tente de novo: nada é pedido duas vezes.',
  subscription_runs: 'A subscrição ainda está ativa. Cancele-a primeiro.',
  export_running: 'Já está a decorrer uma exportação de todos os dados',
  report_too_large: 'O relatório é demasiado grande. Escolha um intervalo mais curto.',
  email_unverified: 'Confirme primeiro o e-mail da empresa: abra o link do nosso primeiro e-mail.',
  report_consent_not_now:
    'Não é possível perguntar agora a este endereço. Já respondeu, ou foi perguntado há pouco ou demasiadas vezes.',
  monthly_report_off: 'O relatório mensal está desligado. Ligue-o nas definições.',
  reports_by_hand_spent:
    'Pode enviar o relatório mensal {{max}} vezes por dia. Tente de novo dentro de {{hours}} h.',
  report_run_missing: 'O relatório mensal não foi encontrado',
  phone_missing: 'O colaborador não tem um número de telemóvel válido. Indique-o primeiro.',
  kennitala_missing: 'Não é possível criar o ficheiro de salários: falta uma kennitala válida a {{names}}.',
  payroll_empty: 'Não há horas a pagar neste período',
  approval_off: 'A aprovação está desligada. Ligue-a nas definições.',
};
