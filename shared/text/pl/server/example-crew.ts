// Słowa przykładowej ekipy.

import type { exampleCrew as english } from '#shared/text/en/server/example-crew.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const exampleCrew: TextsWithFew<typeof english> = {
  project: {
    first: 'ul. Portowa, łazienka',
    second: 'Dach szkoły',
    third: 'Warsztat, dostawy',
  },
  comment: {
    tiles: 'Płytki położone. Jutro fugowanie.',
    scaffolding: 'Godzina czekania na rusztowanie.',
    late: 'Zostaliśmy, aż dach był szczelny.',
    materials: 'Po drodze odebrane materiały.',
    customer: 'Klient chce jeszcze jedno gniazdko przy oknie.',
    saturday: 'Skończone w sobotę, żeby tynkarze mogli zacząć.',
  },
};
