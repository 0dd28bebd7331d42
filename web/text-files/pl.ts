// The files of all texts in one language, in a list of their own, so that a clock's page does not carry their names.

export const textFiles = import.meta.glob<Record<string, unknown>>([
  '../../shared/text/pl/*.ts',
  '../../shared/text/pl/{desk,month,pages,settings}/*.ts',
  // text.ts lists these.
  '!../../shared/text/pl/{shell,error,phone,kiosk,sign-in}.ts',
  // drawn/broken-start.ts puts this into the page.
  '!../../shared/text/pl/start.ts',
]);
