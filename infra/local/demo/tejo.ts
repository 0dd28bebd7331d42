// Owns the demo's Portuguese company: an invented builder in Lisbon.

import type { Cast } from './cast.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { plainTiers } from '#shared/model/company/pay-rules.ts';

const leader = { needs: ['manage_worklogs', 'create_projects'] } as const;

export const tejo: Cast = {
  key: 'tejo',
  name: 'Obras Tejo, Lda',
  email: 'geral@obrastejo.example',
  phone: '+351 21 555 0117',
  country: 'PT',
  password: 'pastel-com-canela',
  isPaying: true,
  plan: 'TwentyFourEmployeesMax2023',
  weeks: 10,
  mobile: { begins: '+35191', digits: 7 },
  hasPayroll: false,
  onTheClock: 2,
  settings: {
    language: 'pt',
    time_zone: 'Europe/Lisbon',
    features: { approve_work_logs: false },
    overtime: {
      after_day_hours: 8,
      after_week_hours: null,
      day_hours: null,
      weekends: true,
      holidays: true,
    },
    lunch: { minutes: 60, from_hours: 6 },
    // As the labour code grades it (Código do Trabalho, art. 268): the first hour, those after it, days of rest.
    tiers: {
      ...plainTiers,
      day_steps: [{ after_hours: 9, tier: 2 }],
      saturdays: 3,
      sundays: 3,
      holidays: 3,
      major_holidays: 3,
      names: ['1.ª hora', 'Horas seguintes', 'Descanso e feriados'],
    },
    // Lisbon's own day, and Carnival, which the law leaves to the employer.
    calendar: {
      ...plainCalendar,
      days: [
        { day: '2026-06-13', name: 'Santo António', from: '00:00', kind: 'holiday' },
        { day: '2027-02-09', name: 'Carnaval', from: '13:00', kind: 'holiday' },
        { day: '2027-06-13', name: 'Santo António', from: '00:00', kind: 'holiday' },
      ],
    },
    location: { enabled: true, kept_days: 90 },
    time_clock: { ask_token: false },
    version: 0,
  },
  people: [
    { name: 'Beatriz Assunção', tongue: 'pt', crew: 0, ...leader },
    { name: 'Duarte Magalhães', tongue: 'pt', crew: 0 },
    { name: 'Estêvão Leitão', tongue: 'pt', crew: 0 },
    { name: 'Conceição Brandão', tongue: 'pt', crew: 0, joinedWeeksAgo: 4 },
    { name: 'Nuno Baião', tongue: 'pt', crew: 1 },
    { name: 'Mário Ferrão', tongue: 'pt', crew: 1 },
    { name: 'Luísa Patrão', tongue: 'pt', crew: 1 },
  ],
  sites: [
    {
      name: 'Rua da Bica, telhado',
      about: 'Telha canudo e beirados. Andaime até ao 3.º andar.',
      lat: 38.7102,
      lon: -9.1466,
      openedWeeksAgo: 11,
    },
    {
      name: 'Armazém do Barreiro',
      about: 'Painel sanduíche, 1200 m².',
      lat: 38.6631,
      lon: -9.0724,
      openedWeeksAgo: 11,
    },
    {
      name: 'Escola de Alfama',
      about: 'Só depois das aulas.',
      lat: 38.7119,
      lon: -9.1305,
      openedWeeksAgo: 6,
    },
  ],
};
