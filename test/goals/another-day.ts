// Loaded before everything else in each process of `goal:dates`: its clock is moved, and so is that of its HTTP answers.

import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { moveClock } from '#test/kit/moved-clock.ts';

moveClock(Number(process.env['AHEAD_MS']));

// Node writes the machine's date into an answer, and the SDK corrects its clock by it.
subscribe('http.server.request.start', (message) => {
  if (!message || typeof message !== 'object' || !('response' in message)) return;
  const { response } = message;
  if (response instanceof ServerResponse) response.setHeader('date', new Date().toUTCString());
});
