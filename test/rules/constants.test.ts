// Business constants: each as the specification gives it, read by the code, and written in one place only.
import { describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { mask } from './mask.ts';
import { codeFiles, filesBelow, read } from './source.ts';

const home = 'shared/limits.ts';
const sources = new Map(
  codeFiles()
    .filter((path) => !/^(?:test|infra)\//.test(path))
    .map((path) => [path, mask(read(path)).code]),
);

function readers(name: string): readonly string[] {
  const word = new RegExp(`\\b${name}\\b`);
  return [...sources].filter(([path, code]) => path !== home && word.test(code)).map(([path]) => path);
}

/** Numbers of five digits and more in a file's code, without their separators. */
function largeNumbers(code: string): readonly string[] {
  return [...code.matchAll(/(?<![\w.])\d[\d_]*(?![\w.])/g)]
    .map(([digits]) => digits.replaceAll('_', ''))
    .filter((digits) => digits.length >= 5);
}

/** Conversions of units are arithmetic, not business. */
const conversions = new Set(['60000', '86400', '3600000', '86400000', '604800', '1000000']);

describe('business constants', () => {
  it.each([
    ['trialDays', limits.trialDays, 14],
    ['employeeTokenLength', limits.employeeTokenLength, 4],
    ['kennitalaDigits', limits.kennitalaDigits, 10],
    ['longEntrySeconds', limits.longEntrySeconds, 36_000],
    ['veryLongEntrySeconds', limits.veryLongEntrySeconds, 57_600],
    ['reportDaysMax', limits.reportDaysMax, 366],
    ['photoSidePixels', limits.photoSidePixels, 1600],
    ['photoQuality', limits.photoQuality, 80],
    ['thumbnailPixels', limits.thumbnailPixels, 100],
    ['thumbnailQuality', limits.thumbnailQuality, 60],
    ['exportKeptDays', limits.exportKeptDays, 7],
    ['idempotencyKeptDays', limits.idempotencyKeptDays, 7],
    ['welcomeLinkSeconds', limits.welcomeLinkSeconds, 259_200],
    ['refreshPollSeconds', limits.refreshPollSeconds, 30],
    ['bulkBarRows', limits.bulkBarRows, 10],
    ['mobileWidthPixels', limits.mobileWidthPixels, 475],
    ['fuzzyThreshold', limits.fuzzyThreshold, 0.4],
    ['longProjectName', limits.longProjectName, 20],
    ['descriptionRowsMin', limits.descriptionRowsMin, 3],
    ['descriptionRowsMax', limits.descriptionRowsMax, 10],
    ['locationAgeNoteSeconds', limits.locationAgeNoteSeconds, 300],
    ['mapZoomMax', limits.mapZoomMax, 12],
    ['mapZoomDefault', limits.mapZoomDefault, 10],
    ['retryAfterSeconds', limits.retryAfterSeconds, 60],
    ['secondsPerYear', limits.secondsPerYear, 31_536_000],
    ['socialRefreshSeconds', limits.socialRefreshSeconds, 60],
    ['socialTickMilliseconds', limits.socialTickMilliseconds, 100],
    ['exportImagePixels', limits.exportImagePixels, 100],
    ['csvDelimiter', limits.csvDelimiter, ';'],
  ])('%s is what the specification says, and the code reads it', (name, value, wanted) => {
    expect(value).toBe(wanted);
    expect(readers(name)).not.toEqual([]);
  });

  it('of pay codes and of the social statistics are the specification’s, and the code reads them', () => {
    expect(limits.payCodes).toEqual({
      regla: { regular: 104, overtime: 106 },
      dk: { regular: 101, overtime: 102 },
    });
    expect(limits.socialStatisticFloor).toEqual({ companies: 403, totalSeconds: 17_745_944_303, rate: 61 });
    expect(readers('payCodes')).not.toEqual([]);
    expect(readers('socialStatisticFloor')).not.toEqual([]);
  });

  it('the layout is the phone’s up to 475 px wide, and the desk’s from 476 px on, in every style [layout.mobile-threshold-px]', () => {
    const widths = filesBelow('web')
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => [...read(path).matchAll(/\((max|min)-width: (\d+)px\)/g)])
      .map(([, which, width]) => `${which} ${width}`)
      .filter((one) => Math.abs(Number(one.slice(4)) - limits.mobileWidthPixels) < 50);
    expect(new Set(widths)).toEqual(new Set(['max 475', 'min 476']));
    expect(widths.length).toBeGreaterThan(10);
  });

  it('the employee password draws from consonants only', () => {
    expect(limits.employeeTokenAlphabet).toMatch(/^[bcdfghjklmnpqrstvwxz]+$/);
    expect(readers('employeeTokenAlphabet')).not.toEqual([]);
  });

  it('are written nowhere else: a large number of the code stands in limits.ts or nowhere twice', () => {
    const constants = new Set(largeNumbers(sources.get(home) ?? ''));
    const elsewhere = [...sources]
      .filter(([path]) => path !== home)
      .flatMap(([path, code]) =>
        largeNumbers(code)
          .filter((digits) => constants.has(digits) && !conversions.has(digits))
          .map((digits) => `${path} writes ${digits}`),
      );
    expect(elsewhere).toEqual([]);
    expect(largeNumbers('const a = 17_745_944_303; const b = 403;')).toEqual(['17745944303']);
  });
});
