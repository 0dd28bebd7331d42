// Every key of the desk, in the order the list of them shows; the screens say what each does.

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

/** What the keys press in a row; the buttons carry it as `data-row-key`. */
export const rowButton = (key: 'edit' | 'comments' | 'location'): string => `[data-row-key="${key}"]`;
