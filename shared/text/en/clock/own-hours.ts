// Words of what employees do with their own hours away from the clock.

export const ownHours = {
  files: {
    menu: 'Download my hours',
    title: 'Download my hours',
    from: 'From',
    to: 'To',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    ranges: 'Days',
    format: 'File',
    pdf: 'PDF',
    sheet: 'Excel',
    make: 'Create file',
    making: 'Creating the file',
    ready: 'Ready',
    open: 'Download',
    failed: 'The file could not be created. Try again.',
    reversed: 'Choose a day after the first',
    tooLong: 'Choose one year at most',
  },
} as const;
