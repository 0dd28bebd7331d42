// What became of a press that the server has done.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { Press } from './presses.ts';

/** What the server made of a press: the entry it started, and a chance to show it before the press leaves the queue. */
export type Sent = {
  readonly started?: string;
  readonly log?: WorkLog;
  /** It has had a part of its effect, and is something else from now on. */
  readonly becomes?: Press;
  readonly show: () => Promise<void>;
};
export type Sending = (press: Press, photo: Blob | undefined) => Promise<Sent>;
