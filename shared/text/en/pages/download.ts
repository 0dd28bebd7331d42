// Words of the page about getting the app.

export const download = {
  title: 'Get the app',
  description:
    'How to put Stund on the home screen of an iPhone or Android phone, and on a tablet as a time clock.',
  lead: 'Stund runs in the browser of every phone. Put it on your home screen: it opens like an app, also without a connection.',
  install: {
    title: 'Install it now',
    text: 'Your browser can install Stund on this device.',
    button: 'Install Stund',
    done: 'Stund is installed. Open it from your home screen or your list of apps.',
  },
  iphone: {
    title: 'On an iPhone',
    open: 'Open {{address}} in Safari and log in.',
    share: 'Tap Share: the square with an arrow.',
    add: 'Choose Add to Home Screen.',
    confirm: 'Tap Add. Stund is now among your apps.',
  },
  android: {
    title: 'On an Android phone',
    open: 'Open {{address}} in Chrome and log in.',
    menu: 'Tap the 3 dots at the top.',
    add: 'Choose Install app or Add to Home screen.',
    confirm: 'Tap Install. Stund is now among your apps.',
  },
  clock: {
    title: 'A time clock on a tablet',
    text: 'Open the time clock login on the tablet and log in with the company name and password. Then add it to the home screen in the same way.',
    link: 'Open the time clock login',
  },
  stores: {
    title: 'App stores',
    ios: 'App Store',
    android: 'Google Play',
    soon: 'Coming soon',
    text: 'The app is not in the stores yet. The steps above give you the same Stund today.',
  },
} as const;
