// Words of the release of 2025-02-23.

export const releaseTimeClock = {
  title: 'A time clock for the whole crew',
  description: 'One tablet at the site: everyone clocks in with their name and four letters.',
  lead: 'One tablet at the site is enough for everyone.',
  tablet: 'Log the tablet in once, or open it with the link from Settings.',
  names:
    'Everyone taps their name and a project. You decide whether the four letters are asked for each time.',
  comments: 'Comments go with the entry, from the time clock and from the phone.',
  photos: 'On the phone you can add photos too.',
  offline: 'Without a connection the tablet keeps clock-ins and sends them later.',
} as const;
