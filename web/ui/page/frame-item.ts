// Owns what one place in the navigation consists of.
export type FrameItem = { label: string; href: string; current: boolean };
