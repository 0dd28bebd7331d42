// Owns the English words the specimen gives to the pieces.
import type { UiTexts } from '#web/ui/ui-texts.tsx';

export const texts: UiTexts = {
  close: 'Close',
  cancel: 'Cancel',
  hide: 'Hide',
  clear: 'Clear',
  search: 'Search',
  nothingFound: 'Nothing found',
  loading: 'Loading',
  menu: 'Menu',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  selectRow: 'Select row',
  selectAllRows: 'Select all rows',
  done: 'Done',
  calendar: { locale: 'en', firstDayOfWeek: 1, dayFormat: 'DD.MM.YYYY' },
};
