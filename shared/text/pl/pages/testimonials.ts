// Słowa opowieści: treść demonstracyjna.

import type { testimonials as english } from '#shared/text/en/pages/testimonials.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const testimonials: TextsWithFew<typeof english> = {
  demo: 'Treść demonstracyjna',
  videosTitle: 'Na budowie',
  quotesTitle: 'Co mówią',
  play: 'Odtwórz: {{title}}',
  notice: 'Treść demonstracyjna: zmyślona historia z rysunkami i napisami. Te osoby nie istnieją.',
  pause: 'Wstrzymaj',
  resume: 'Odtwarzaj',
  previous: 'Poprzednie zdanie',
  next: 'Następne zdanie',
  line: 'Zdanie {{number}} z {{total}}',
  transcript: 'Wszystkie zdania',
  videos: {
    scaffold: {
      title: 'Trzy budowy, jeden ekran',
      who: 'Þórdís Ólafsdóttir, kierowniczka robót',
      picture: 'Rysunek: dom za rusztowaniem',
      one: 'Mamy trzy budowy i jedno biuro. Kiedyś dzwoniłam do wszystkich, żeby wiedzieć, kto gdzie jest.',
      two: 'Teraz otwieram przegląd. Pokazuje, kto jest w pracy, na jakim projekcie i od kiedy.',
      three: 'Gdy ktoś nie zakończy pracy, widzę to tutaj. Poprawiamy tego samego dnia.',
      four: 'Telefon dzwoni rzadziej. To widać najbardziej.',
    },
    roof: {
      title: 'Koniec z kartkami w tydzień',
      who: 'Pádraig Kelly, dekarz, Cork',
      picture: 'Rysunek: dach z dachówki i komin',
      one: 'Godziny pisaliśmy na kartkach. Niektóre przeszły przez pralkę.',
      two: 'Pierwszego dnia nacisnąłem jeden przycisk w rękawicach. To było całe szkolenie.',
      three: 'Pod blaszanym dachem nie ma zasięgu. Telefon pamięta godzinę i wysyła ją później.',
      four: 'Po tygodniu nikt nie pytał o kartki.',
    },
    harbour: {
      title: 'Koniec miesiąca w dziesięć minut',
      who: 'Inês Gonçalves, biuro, Lizbona',
      picture: 'Rysunek: magazyn nad wodą',
      one: 'Pod koniec miesiąca przepisywałam godziny z czterech zeszytów do arkusza.',
      two: 'Teraz przerwa i nadgodziny liczą się według naszych zasad i widzę, skąd się biorą.',
      three: 'Poprawiam to, co wygląda dziwnie, zatwierdzam wpisy i eksportuję miesiąc do Excela.',
      four: 'Zajmuje to dziesięć minut. Potem idę do domu.',
    },
  },
  quotes: {
    spreadsheet: {
      text: 'Ostatnia niedziela miesiąca schodziła mi na arkuszu. Teraz to kwadrans pierwszego dnia.',
      who: 'Sigurður Þórsson',
      where: 'Þakverk ehf., 23 pracowników',
    },
    gloves: {
      text: 'Ekipa naciska jeden przycisk w rękawicach. To całe szkolenie.',
      who: 'Siobhán Walsh',
      where: 'Kilbride Roofing Ltd, 9 pracowników',
    },
    tablet: {
      text: 'Tablet w warsztacie, szesnaście osób i nikt nie pyta, ile ma godzin.',
      who: 'Rui Magalhães',
      where: 'Obras Tejo, Lda, 16 pracowników',
    },
  },
};
