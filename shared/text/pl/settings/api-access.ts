// Słowa kluczy API.

import type { apiAccess as english } from '#shared/text/en/settings/api-access.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const apiAccess: TextsWithFew<typeof english> = {
  title: 'API',
  none: 'Brak kluczy API. Klucz pozwala Waszym programom czytać lub zmieniać dane.',
  make: 'Utwórz klucz API',
  makeText: 'Nazwij go tak jak program, który będzie go używał.',
  name: 'Nazwa',
  access: 'Dostęp',
  scope: {
    entries: { read: 'Odczyt wpisów', write: 'Dodawanie, zmiana i usuwanie wpisów' },
    people: { read: 'Odczyt pracowników, bez haseł i numerów telefonu' },
    projects: { read: 'Odczyt projektów' },
    report: { read: 'Odczyt raportu' },
  },
  create: 'Utwórz klucz',
  madeTitle: 'Skopiuj klucz teraz',
  madeText: 'Widać go tylko ten jeden raz. Chroń go jak hasło.',
  key: 'Klucz API',
  copy: 'Kopiuj klucz',
  copied: 'Klucz skopiowany',
  notCopied: 'Przeglądarka nie pozwoliła kopiować. Klucz jest zaznaczony: skopiuj go samodzielnie.',
  used: 'Ostatnio użyty {{moment}}',
  unused: 'Nieużywany',
  made: 'Utworzony {{day}}',
  madeBy: 'Utworzony {{day}}: {{name}}',
  revoke: 'Unieważnij',
  revokeTitle: 'Unieważnić {{name}}?',
  revokeText: 'Programy z tym kluczem od razu przestaną działać. Nie można tego cofnąć.',
  revoked: 'Unieważniono: {{name}}',
  docs: 'Dokumentacja API',
};
