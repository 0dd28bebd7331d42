// Owns the type of one place in the navigation.
export type FrameItem = { label: string; href: string; current: boolean };
