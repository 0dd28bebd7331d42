// Palavras da versão de 2025-05-02.

import type { releaseReports as english } from '#shared/text/en/pages/release-reports.ts';
import type { Texts } from '#shared/text/texts.ts';

export const releaseReports: Texts<typeof english> = {
  title: 'Relatórios com horas extra e almoço',
  description:
    'O relatório conta horas extra e almoço pelas regras da empresa e segue para o Excel e para os salários.',
  lead: 'O relatório passa a contar as horas tal como as paga.',
  overtime: 'As horas extra começam acima das horas por dia ou por semana que definir.',
  lunch:
    'O almoço é descontado nos dias com a duração que escolher, e um colaborador pode ter uma regra própria.',
  groups: 'As mesmas horas por colaborador, por obra, por dia ou numa lista.',
  excel: 'O ficheiro Excel traz totais que batem certo e as fotografias de cada registo.',
  payroll: 'Ficheiros de salários para Payday, Regla e DK.',
};
