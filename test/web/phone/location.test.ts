// Proves that a position is taken only where company and employee want it, at the press, and that a missing one is explained.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { leave } from '#test/web/front/visit.ts';
import { phone, press, running, sentTo } from './phone.ts';

afterEach(leave);
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
const asking = { settings: { ...firstSettings('en', 'UTC'), location: { enabled: true, kept_days: 30 } } };
const answers = { 'POST /employee/v2/clock_in': { body: running(5) } };
const clockIns = (asked: Parameters<typeof sentTo>[0]) => sentTo(asked, 'POST /employee/v2/clock_in');

type Geolocation = (found: PositionCallback, failed: PositionErrorCallback) => void;
function geolocation(answer: Geolocation) {
  const asked = vi.fn(answer);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: asked },
  });
  return asked;
}
const position = (latitude: number, longitude: number): GeolocationPosition => {
  const coords = {
    latitude,
    longitude,
    accuracy: 8,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: Date.now(), toJSON: () => coords };
};
const failing =
  (code: 1 | 2 | 3): Geolocation =>
  (_, failed) =>
    failed({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });

describe('the location', () => {
  it('is neither asked for nor spoken of where the company does not want it', async () => {
    const asked = geolocation((found) => found(position(64.1, -21.9)));
    const page = await phone([], { answers });
    await press(page.user, 'Clock in');
    await waitFor(() => expect(clockIns(page.asked)).toHaveLength(1));
    expect(asked).not.toHaveBeenCalled();
    expect(clockIns(page.asked)[0]).not.toHaveProperty('location_missing');
    expect(screen.queryByText(/location/i)).toBeNull();
  });

  it('is off until the employee turns it on, and the office hears why it is missing', async () => {
    const asked = geolocation((found) => found(position(64.1, -21.9)));
    const page = await phone([], { answers, session: asking });
    expect(await screen.findByText('Share where you clock in and out?')).toBeVisible();
    expect(screen.getByText(/deleted after 30 days/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Not now' }));
    await press(page.user, 'Clock in');
    await waitFor(() => expect(clockIns(page.asked)).toHaveLength(1));
    expect(asked).not.toHaveBeenCalled();
    expect(clockIns(page.asked)[0]).toMatchObject({ location_missing: 'not_shared' });
  });

  it('is taken at the press alone, with its accuracy', async () => {
    const asked = geolocation((found) => found(position(64.1466, -21.9426)));
    const page = await phone([], { answers, session: asking });
    await page.user.click(await screen.findByRole('button', { name: 'Share location' }));
    expect(asked).not.toHaveBeenCalled();
    await press(page.user, 'Clock in');
    await waitFor(() => expect(clockIns(page.asked)).toHaveLength(1));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(clockIns(page.asked)[0]).toMatchObject({
      location: { lat: '64.146600', lon: '-21.942600', accuracy: 8 },
    });
    expect(await screen.findByText('Location saved, ±8 m')).toBeVisible();
  });

  it.each([
    ['denied', failing(1), 'No location: not allowed on this phone'],
    ['switched_off', failing(2), 'No location: turned off on this phone'],
    ['no_fix', failing(3), 'No location: not found in time'],
    ['no_fix', (found: PositionCallback) => found(position(0, 0)), 'No location: not found in time'],
  ] as const)('that is missing (%s) holds nothing up and says why', async (reason, answer, words) => {
    geolocation(answer);
    const page = await phone([], { answers, session: asking });
    await page.user.click(await screen.findByRole('button', { name: 'Share location' }));
    await press(page.user, 'Clock in');
    await waitFor(() => expect(clockIns(page.asked)).toHaveLength(1));
    expect(clockIns(page.asked)[0]).toMatchObject({ location_missing: reason });
    expect(clockIns(page.asked)[0]).not.toHaveProperty('location');
    expect(await screen.findByText(words)).toBeVisible();
  });
});
