// Takes out of a text what could be a secret or a person, before it leaves a browser and again before it is logged.

/** Queries, e-mail addresses, anything long and random, and numbers long enough to be somebody's. Quoted words the browser takes out itself (web/api/fault-sender.ts): a report is JSON, which quotes everything. */
export const scrubbed = (text: string): string =>
  text
    .replaceAll(/([?#])[^\s"'\\)]*[=&][^\s"'\\)]*/g, '$1…')
    .replaceAll(/[^\s"'<>@,;:]{1,64}@[^\s"'<>@,;:/]{1,255}\.[^\s"'<>@,;:/]{1,63}/g, '…@…')
    .replaceAll(/[A-Za-z0-9_-]{32,}/g, '…')
    .replaceAll(/\+?\d[\d\s-]{5,}\d/g, '…')
    .replaceAll(/\p{Cc}+/gu, ' ');
