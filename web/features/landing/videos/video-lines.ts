// The captions of a spoken testimonial, in order, and how long each one shows.

export const videoLines = ['one', 'two', 'three', 'four'] as const;
export const lineSeconds = 6;
export const videoSeconds = videoLines.length * lineSeconds;
