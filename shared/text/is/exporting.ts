// Words of exports: buttons, progress, and the heads inside the files.

import type { exporting as english } from '#shared/text/en/exporting.ts';
import type { Texts } from '#shared/text/texts.ts';

export const exporting: Texts<typeof english> = {
  title: 'Flytja út',
  button: {
    export: 'Flytja út',
    pdf: 'PDF',
    stop: 'Stöðva útflutning',
    making: 'Bý til Excel-skrána',
    makingFile: 'Bý til skrána',
    queued: 'Bíður eftir að komast að',
    rows: '{{done}} af {{rows}} línum',
    done: 'Tilbúið',
    download: 'Sækja',
    failed: 'Ekki tókst að búa til skrána',
    again: 'Búa hana til aftur',
    payroll: 'Launaskrá fyrir {{system}}',
  },
  wholeOnly:
    'Launaskrá geymir tíma allra eftir reglum fyrirtækisins. Taktu síur og aðrar reglur af til að búa hana til hér.',
  warned: {
    heading: 'Skoðaðu þetta fyrst',
    found_one: '{{count}} atriði í þessum tímum þarf að skoða. Sjá „Laun“.',
    found_other: 'Yfirferðin fann {{count}} atriði varðandi þessa tíma. Þau eru sýnd undir Laun.',
    yes: 'Búa skrána til samt sem áður',
  },
  file: {
    entries: 'timafaerslur',
    projects: 'verk',
    employees: 'starfsmenn',
    daily: 'timar-eftir-dogum',
    pdf: 'skyrsla',
  },
  sheet: {
    entries: 'Tímafærslur',
    projects: 'Verk',
    employees: 'Starfsmenn',
    daily: 'Tímar eftir dögum',
  },
  column: {
    day: 'Dags.',
    start: 'Inn',
    end: 'Út',
    hours: 'Tímar',
    employee: 'Starfsmaður',
    project: 'Verk',
    projects: 'Verk',
    entries: 'Færslur',
    regular: 'Dagvinna',
    overtime: 'Yfirvinna',
    lunch: 'Matarhlé',
    comments: 'Athugasemdir',
    photos: 'Myndir',
    kennitala: 'Kennitala',
  },
  paper: {
    sumsOnly:
      'Í þessari skýrslu eru {{entries}} færslur. Séu þær fleiri en {{max}} eru aðeins samtölur í PDF-skjalinu: færslurnar sjálfar eru í Excel-skjalinu.',
    photos_one: '{{count}} mynd',
    photos_other: '{{count}} myndir',
    made: 'Gert {{day}}',
  },
  total: 'Samtals',
  photoMissing: 'Myndina vantar',
  page: 'Síða {{page}} af {{pages}}',
};
