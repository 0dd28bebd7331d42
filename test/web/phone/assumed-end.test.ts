// Proves that an employee who clocked out at the entry's own start is asked when they left, in every language.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { ago, hour, phone, press, sentTo } from './phone.ts';

afterEach(leave);
const pressed = ago(9 * hour);
const atOnce = aWorkLog({
  start_time: pressed,
  end_time: ago(9 * hour - 1),
  total_time: 1,
  assumed_end: true,
  clock_corrected: true,
});
const answerCall = `PUT /employee/v2/worklogs/${atOnce.id}/end`;
const asked = (language?: 'en' | 'is' | 'pt') =>
  phone([atOnce], {
    ...(language ? { language } : {}),
    answers: {
      'GET /employee/v2/clock': () => ({ body: { open: null, assumed: [atOnce], time: ago(0) } }),
      [answerCall]: { body: { ...atOnce, assumed_end: undefined } },
    },
  });

describe('an entry of one second', () => {
  it.each([
    ['en', /out at the same moment\. The entry lasts one second/],
    ['is', /út á sama andartaki\. Færslan er ein sekúnda/],
    ['pt', /a saída no mesmo momento\. O registo dura um segundo/],
  ] as const)('says why it is so short and asks, in %s', async (language, words) => {
    await asked(language);
    await screen.findByText(words);
  });

  it('takes the second itself as the answer too', async () => {
    const shown = await asked();
    await press(shown.user, (await screen.findByRole('button', { name: / is right$/ })).textContent);
    await waitFor(() => expect(sentTo(shown.asked, answerCall)).toEqual([{ end_time: atOnce.end_time }]));
  });
});
