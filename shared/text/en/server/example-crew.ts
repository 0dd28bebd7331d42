// The example crew: the names of its projects and what its people write.

export const exampleCrew = {
  project: {
    first: 'Harbour St, bathroom',
    second: 'School roof',
    third: 'Workshop, deliveries',
  },
  comment: {
    tiles: 'The tiles are on. Grouting tomorrow.',
    scaffolding: 'Waited an hour for the scaffolding.',
    late: 'Stayed until the roof was tight.',
    materials: 'Picked up materials on the way.',
    customer: 'The customer wants one more socket by the window.',
    saturday: 'Finished on Saturday so that the plasterers can start.',
  },
} as const;
