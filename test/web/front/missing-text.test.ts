// Proves that a text that is missing is logged and nothing more: the page goes on with its key.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportFault } from '#web/api/error-report.ts';
import { readArea } from '#web/text.ts';
import { sayer as sayerByI18next } from '#web/text-i18next.ts';
import { sayer } from '#web/text-plain.ts';

vi.mock('#web/api/error-report.ts', () => ({ reportFault: vi.fn() }));
afterEach(() => vi.mocked(reportFault).mockClear());

const faults = () => vi.mocked(reportFault).mock.calls.map(([fault]) => fault);

/** A text of the application. */
const said = async (key: string): Promise<unknown> =>
  Reflect.apply(sayerByI18next(await readArea('is', 'shell'), 'is', 'shell'), undefined, [key]);

describe('a missing text', () => {
  it('is logged with its language, area and key, and its key stands in its place [language.missing-translation-logged]', async () => {
    expect(await said('notWritten.yet')).toBe('notWritten.yet');
    expect(faults()).toEqual([{ kind: 'text', what: 'is lacks shell:notWritten.yet' }]);
  });

  it('of a clock is logged the same way', async () => {
    const say = sayer(await readArea('is', 'phone'), 'is', 'phone');
    expect(say('notWritten.yet', { count: 2 })).toBe('notWritten.yet');
    expect(faults()).toEqual([{ kind: 'text', what: 'is lacks phone:notWritten.yet' }]);
  });

  it('is not one that is there', async () => {
    expect(await said('close')).toBe('Loka');
    expect(faults()).toEqual([]);
  });
});
