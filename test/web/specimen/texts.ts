// Owns the English words and the numbers the specimen gives to the pieces.
import type { UiSettings } from '#web/ui/style/ui-settings.tsx';
import type { UiTexts } from '#web/ui/style/ui-texts.tsx';

export const texts: UiTexts = {
  close: 'Close',
  cancel: 'Cancel',
  hide: 'Hide',
  tryAgain: 'Try again',
  offline: 'There is no network.',
  notLoaded: 'This part could not be loaded.',
  reload: 'Reload page',
  search: 'Search',
  nothingFound: 'Nothing found',
  loading: 'Loading',
  menu: 'Menu',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  error: 'Error',
  hidePassword: 'Hide password',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  selectAllRows: 'Select all rows',
  done: 'Done',
  charactersLeft: (count) => `${count} characters left`,
  charactersTooMany: (count) => `${count} characters too long. Shorten the text.`,
  unknownChoice: 'No longer available',
  calendar: { locale: 'en', firstDayOfWeek: 1, dayFormat: 'DD.MM.YYYY' },
};

export const settings: UiSettings = {
  narrowPixels: 475,
  fuzzyThreshold: 0.4,
  areaRowsMin: 3,
  areaRowsMax: 10,
};
