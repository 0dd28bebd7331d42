// Removes possible secrets and personal data from a text, before it leaves a browser and again before it is logged.

/**
 * Removes queries, email addresses, long random strings and long numbers. Quoted words are removed in the browser
 * (web/api/fault-sender.ts), because a report is JSON, which quotes everything.
 */
export const scrubbed = (text: string): string =>
  text
    .replaceAll(/([?#])[^\s"'\\)]*[=&][^\s"'\\)]*/g, '$1…')
    .replaceAll(/[^\s"'<>@,;:]{1,64}@[^\s"'<>@,;:/]{1,255}\.[^\s"'<>@,;:/]{1,63}/g, '…@…')
    .replaceAll(/[A-Za-z0-9_-]{32,}/g, '…')
    .replaceAll(/\+?\d[\d\s-]{5,}\d/g, '…')
    .replaceAll(/\p{Cc}+/gu, ' ');
