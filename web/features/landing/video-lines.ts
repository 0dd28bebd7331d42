// How a spoken testimonial is told: its captions in order, each for so long.

export const videoLines = ['one', 'two', 'three', 'four'] as const;
export const lineSeconds = 6;
export const videoSeconds = videoLines.length * lineSeconds;
