// The files of all texts, in a list of their own: a clock's page is not told of them.

export const textFiles = import.meta.glob<Record<string, unknown>>([
  '../shared/text/*/*.ts',
  '../shared/text/*/{pages,settings}/*.ts',
  // text.ts knows these itself.
  '!../shared/text/*/{shell,error,phone,kiosk,sign-in}.ts',
  // These come in the page (drawn/broken-start.ts).
  '!../shared/text/*/start.ts',
]);
