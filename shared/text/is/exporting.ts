// Words of exports: buttons, progress, and the heads inside the files.

import type { exporting as english } from '#shared/text/en/exporting.ts';
import type { Texts } from '#shared/text/texts.ts';

export const exporting: Texts<typeof english> = {
  button: {
    export: 'Excel',
    pdf: 'PDF',
    stop: 'Stöðva útflutning',
    making: 'Bý til Excel-skrána',
    makingFile: 'Bý til skrána',
    queued: 'Bíður eftir að komast að',
    rows: 'Línur: {{done}} af {{rows}}',
    done: 'Tilbúið',
    download: 'Sækja',
    failed: 'Ekki tókst að búa til skrána',
    again: 'Búa hana til aftur',
    payroll: 'Launaskrá: {{system}}',
  },
  wholeOnly: 'Hreinsaðu síur og aðrar reglur til að búa til launaskrá.',
  warned: {
    heading: 'Skoðaðu þetta fyrst',
    found_one: '{{count}} atriði í þessum tímum þarf að skoða. Sjá „Laun“.',
    found_other: '{{count}} atriði í þessum tímum þarf að skoða. Sjá „Laun“.',
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
    lunchWorked: 'Unnið í matarhléi',
    distanceIn: 'Inn, metrar frá verkstað',
    distanceOut: 'Út, metrar frá verkstað',
    comments: 'Athugasemdir',
    photos: 'Myndir',
    kennitala: 'Kennitala',
  },
  paper: {
    sumsOnly:
      'Séu færslur fleiri en {{max}} eru aðeins samtölur í PDF-skránni. Allar færslur ({{entries}}) eru í Excel-skránni.',
    photos_one: '{{count}} mynd',
    photos_other: '{{count}} myndir',
    made: 'Gert {{day}}',
  },
  total: 'Samtals',
  photoMissing: 'Myndina vantar',
  page: 'Síða {{page}} af {{pages}}',
};
