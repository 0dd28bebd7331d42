// The files of all texts in one language, in a list of their own, so that a clock's page does not carry their names.

export const textFiles = import.meta.glob<Record<string, unknown>>([
  '../../shared/text/en/*.ts',
  '../../shared/text/en/{desk,month,pages,settings}/*.ts',
  // text.ts lists these.
  '!../../shared/text/en/{shell,error,phone,kiosk,sign-in}.ts',
  // drawn/broken-start.ts puts this into the page.
  '!../../shared/text/en/start.ts',
]);
