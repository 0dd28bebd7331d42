// Words of exports: buttons, progress, and the heads inside the files.

import type { exporting as english } from '#shared/text/en/exporting.ts';
import type { Texts } from '#shared/text/texts.ts';

export const exporting: Texts<typeof english> = {
  button: {
    export: 'Excel',
    pdf: 'PDF',
    stop: 'Parar exportação',
    making: 'A criar o ficheiro Excel',
    makingFile: 'A criar o ficheiro',
    queued: 'À espera da sua vez',
    rows: '{{done}} de {{rows}} linhas',
    done: 'Pronto',
    download: 'Descarregar',
    failed: 'Não foi possível criar o ficheiro',
    again: 'Criar de novo',
    payroll: 'Ficheiro de salários para {{system}}',
  },
  wholeOnly: 'Retire os filtros e as outras regras para criar um ficheiro de salários.',
  warned: {
    heading: 'Verifique isto primeiro',
    found_one: 'A verificação encontrou um ponto a rever nestas horas. Está em Salários.',
    found_other: 'A verificação encontrou {{count}} pontos a rever nestas horas. Estão em Salários.',
    yes: 'Criar o ficheiro mesmo assim',
  },
  file: {
    entries: 'registos',
    projects: 'obras',
    employees: 'colaboradores',
    daily: 'horas-por-dia',
    pdf: 'relatorio',
  },
  sheet: {
    entries: 'Registos',
    projects: 'Obras',
    employees: 'Colaboradores',
    daily: 'Horas por dia',
  },
  column: {
    day: 'Data',
    start: 'Entrada',
    end: 'Saída',
    hours: 'Horas',
    employee: 'Colaborador',
    project: 'Obra',
    projects: 'Obras',
    entries: 'Registos',
    regular: 'Horas normais',
    overtime: 'Horas extra',
    lunch: 'Almoço',
    lunchWorked: 'Almoço trabalhado',
    distanceIn: 'Entrada, metros até à obra',
    distanceOut: 'Saída, metros até à obra',
    comments: 'Comentários',
    photos: 'Fotografias',
    kennitala: 'Kennitala',
  },
  paper: {
    sumsOnly:
      'Acima de {{max}} registos, o PDF traz apenas os totais. Os {{entries}} registos estão na folha de cálculo.',
    photos_one: '{{count}} fotografia',
    photos_other: '{{count}} fotografias',
    made: 'Emitido em {{day}}',
  },
  total: 'Total',
  photoMissing: 'Falta a fotografia',
  page: 'Página {{page}} de {{pages}}',
};
