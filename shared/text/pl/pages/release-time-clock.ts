// Słowa wydania z rejestratorem.

import type { releaseTimeClock as english } from '#shared/text/en/pages/release-time-clock.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const releaseTimeClock: TextsWithFew<typeof english> = {
  title: 'Rejestrator czasu pracy dla całej ekipy',
  description: 'Jeden tablet na budowie: każdy rozpoczyna pracę imieniem i czterema literami.',
  lead: 'Jeden tablet na budowie wystarczy dla wszystkich.',
  tablet: 'Zaloguj tablet raz albo otwórz go linkiem z Ustawień.',
  names:
    'Każdy dotyka swojego nazwiska i projektu. Wy decydujecie, czy za każdym razem pytać o cztery litery.',
  comments: 'Komentarze trafiają do wpisu, z rejestratora i z telefonu.',
  photos: 'W telefonie można dodać też zdjęcia.',
  offline: 'Bez połączenia tablet zapamiętuje początki i końce pracy i wysyła je później.',
};
