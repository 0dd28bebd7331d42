// The dialogs' way to the typed numbers that the employee's form reads too.

export { isWithin, typedNumber } from '#web/work/typed-number.ts';
