// Owns the demo's newcomer: an invented roofer in Dublin in the middle of its trial.

import type { Cast } from './cast.ts';

const leader = { needs: ['manage_worklogs', 'create_projects'] } as const;

export const kilbride: Cast = {
  key: 'kilbride',
  name: 'Kilbride Roofing Ltd',
  email: 'office@kilbride-roofing.example',
  phone: '+353 1 555 0162',
  country: 'IE',
  password: 'brass-lantern-harbour',
  isPaying: false,
  weeks: 1,
  mobile: { begins: '+35385', digits: 7 },
  hasPayroll: false,
  onTheClock: 1,
  settings: {
    language: 'en',
    time_zone: 'Europe/Dublin',
    features: { approve_work_logs: false },
    overtime: {
      after_day_hours: null,
      after_week_hours: 39,
      day_hours: null,
      weekends: true,
      holidays: false,
    },
    lunch: { minutes: 30, from_hours: 6 },
    location: { enabled: false, kept_days: 90 },
    time_clock: { ask_token: true },
    version: 0,
  },
  people: [
    { name: 'Aoife Kilbride', tongue: 'en', crew: 0, ...leader },
    { name: 'Pádraig Ó Súilleabháin', tongue: 'en', crew: 0 },
    { name: 'Ciarán Doherty', tongue: 'en', crew: 0 },
    { name: 'Zofia Nowakowska', tongue: 'pl', crew: 1 },
    { name: 'Rui Almeida', tongue: 'pt', crew: 1 },
  ],
  sites: [
    {
      name: 'St Brigid’s Terrace',
      about: 'Slates and lead valleys, numbers 3 to 9.',
      lat: 53.3416,
      lon: -6.2901,
      openedWeeksAgo: 1,
    },
    {
      name: 'Harbour Road warehouse',
      about: 'Call the site office before going up.',
      lat: 53.3479,
      lon: -6.2094,
      openedWeeksAgo: 1,
    },
  ],
};
