// Every testimonial of the landing page, spoken and written. All of it is demo content: these people do not exist.

export const testimonials = {
  demo: 'Demo content',
  videosTitle: 'On site',
  quotesTitle: 'What they say',
  play: 'Play: {{title}}',
  notice: 'Demo content: an invented story with drawn pictures and captions. The people do not exist.',
  pause: 'Pause',
  resume: 'Play',
  previous: 'Previous line',
  next: 'Next line',
  line: 'Line {{number}} of {{total}}',
  transcript: 'All lines',
  videos: {
    scaffold: {
      title: 'Three sites, one screen',
      who: 'Þórdís Ólafsdóttir, foreman',
      picture: 'Drawing: a house behind scaffolding',
      one: 'We have three sites and one office. I used to call round to find out who was where.',
      two: 'Now I open the overview. It shows who is clocked in, on which project and since when.',
      three: 'If someone forgets to clock out, I see it there. We correct it the same day.',
      four: 'My phone rings less. That is what I notice most.',
    },
    roof: {
      title: 'From paper slips in a week',
      who: 'Pádraig Kelly, roofer, Cork',
      picture: 'Drawing: a tiled roof with a chimney',
      one: 'We wrote our hours on slips of paper. Some of them went through the wash.',
      two: 'On the first day I pressed one button with my gloves on. That was the training.',
      three: 'There is no signal under the tin roof. The phone keeps the time and sends it later.',
      four: 'After a week nobody asked for the slips.',
    },
    harbour: {
      title: 'Month end in ten minutes',
      who: 'Inês Gonçalves, office, Lisbon',
      picture: 'Drawing: a warehouse by the water',
      one: 'At month end I typed hours from four notebooks into a spreadsheet.',
      two: 'Now lunch and overtime are worked out by our own rules, and I can see why.',
      three: 'I correct what looks odd, approve the entries and export the month to Excel.',
      four: 'It takes ten minutes. Then I go home.',
    },
  },
  quotes: {
    spreadsheet: {
      text: 'I used to spend the last Sunday of the month on a spreadsheet. Now it is a quarter of an hour on the first.',
      who: 'Sigurður Þórsson',
      where: 'Þakverk ehf., 23 employees',
    },
    gloves: {
      text: 'The crew press one button with gloves on. That is the whole training.',
      who: 'Siobhán Walsh',
      where: 'Kilbride Roofing Ltd, 9 employees',
    },
    tablet: {
      text: 'A tablet in the workshop, sixteen people, and nobody asks how many hours they have.',
      who: 'Rui Magalhães',
      where: 'Obras Tejo, Lda, 16 employees',
    },
  },
} as const;
