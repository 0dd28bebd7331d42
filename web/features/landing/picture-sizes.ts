// The landing page's pictures of the product: what each shows and its size in pixels; `npm run pictures` takes them.

export const pictureSizes = {
  board: { width: 1920, height: 1200 },
  payroll: { width: 1200, height: 750 },
  report: { width: 1200, height: 750 },
  phone: { width: 488, height: 1056 },
  dark: { width: 488, height: 1056 },
  tablet: { width: 1080, height: 810 },
} as const;
export type PictureName = keyof typeof pictureSizes;
