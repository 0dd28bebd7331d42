// The files of all texts, in a list of their own, so that a clock's page does not carry their names.

export const textFiles = import.meta.glob<Record<string, unknown>>([
  '../shared/text/*/*.ts',
  '../shared/text/*/{desk,pages,settings}/*.ts',
  // text.ts lists these.
  '!../shared/text/*/{shell,error,phone,kiosk,sign-in}.ts',
  // drawn/broken-start.ts puts these into the page.
  '!../shared/text/*/start.ts',
]);
