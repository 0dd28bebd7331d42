// Opens the partners that are paid through, at the addresses of the stage.

import { env } from '#functions/runtime/env.ts';
import { openPaddle } from './paddle.ts';
import { openPayday } from './payday.ts';

const overlayScript = '/paddle/v2/paddle.js';

export const openPartners = () => ({
  bank: openPayday(env('PAYDAY_ORIGIN')),
  card: openPaddle({
    origin: env('PADDLE_ORIGIN'),
    script: `${env('PADDLE_SCRIPT_ORIGIN')}${overlayScript}`,
    toleranceSeconds: Number(env('PADDLE_TOLERANCE_SECONDS')),
  }),
});
