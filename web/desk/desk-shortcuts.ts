// Every keyboard shortcut of the office, in the order of the list of shortcuts; the screens attach the actions.

export const deskKeys = {
  palette: 'mod+k',
  list: '?',
  addEntry: 'n',
  find: '/',
} as const;

export const entryKeys = {
  nextRow: 'j',
  previousRow: 'k',
  selectRow: 'x',
  editRow: 'e',
  commentRow: 'c',
  locateRow: 'l',
  approve: 'a',
  clearApproval: 'u',
  erase: 'delete',
} as const;

/** The grid of the week takes those of a cell itself, and only while a cell has the focus. */
export const weekKeys = {
  select: 'space',
  open: 'enter',
  hold: 'm',
  earlier: 'pageup',
  later: 'pagedown',
  today: 't',
} as const;

/** The selector of a row's button that a key presses. */
export const rowButton = (key: 'edit' | 'comments' | 'location'): string => `[data-row-key="${key}"]`;
