// The commands of a random history: rounds that several clients send at the same moment.

import * as fc from 'fast-check';

const kinds = [
  'in',
  'in',
  'in',
  'out',
  'out',
  'switch',
  'repeat',
  'repeat',
  'edit',
  'edit',
  'edit_own',
  'approve',
  'add',
  'remove',
  'comment',
  'kiosk',
  'close',
  'open',
  'disable',
  'enable',
  'lock',
  'unlock',
  'ask',
  'ask',
  'ask_again',
  'take',
  'take',
  'decline',
  'withdraw',
  'crew_in',
  'crew_in',
  'crew_out',
  'crew_out',
  'crew_again',
] as const;
type Kind = (typeof kinds)[number];

export type Command = {
  readonly kind: Kind;
  /** Chooses an employee, project, earlier press or entry: an index into a list of any length. */
  readonly who: number;
  readonly project: number;
  readonly pick: number;
  /** The seconds by which the device's clock is wrong, or an edit moves a time. */
  readonly minutes: number;
  readonly flag: boolean;
};
export type Round = { readonly commands: readonly Command[]; readonly passes: number };
export type History = { readonly rounds: readonly Round[]; readonly seed: number };

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(2),
  project: fc.nat(2),
  pick: fc.nat(999),
  minutes: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: -90, max: 90 }) },
    { weight: 2, arbitrary: fc.integer({ min: -60 * 24 * 40, max: 60 * 24 * 40 }) },
  ),
  flag: fc.boolean(),
});

/** The number of clients that send at the same moment. */
export const clientsMax = 8;
const passes = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 7200 }), fc.constant(86_400));

/** About forty commands in rounds of up to eight. */
export const histories: fc.Arbitrary<History> = fc.record({
  rounds: fc.array(
    fc.record({ commands: fc.array(command, { minLength: 1, maxLength: clientsMax, size: 'max' }), passes }),
    { minLength: 8, maxLength: 12, size: 'max' },
  ),
  seed: fc.nat(),
});
