// Words of day notes: why an employee has no hours on a day.

export const dayNotes = {
  add: 'Add hours',
  addClock: 'Add {{clock}}',
  otherHours: 'Other hours',
  answers: 'No hours because',
  noted: '{{name}}, {{day}}: {{kind}}',
  removed: '{{name}}, {{day}}: note removed',
  remove: 'Remove note',
  noPay: 'A note changes no hours and no pay.',
  undo: 'Undo',
  undone: 'Undone',
  kinds: { off: 'Off', sick: 'Sick', leave: 'Holiday' },
  byEmployee: 'noted by the employee',
} as const;
