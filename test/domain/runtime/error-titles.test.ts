// Error bodies: the sentence of the catalogue with every place filled, and the field at fault.

import { expect, it } from 'vitest';
import { Failure, failField } from '#functions/runtime/fail.ts';
import { errorReply } from '#functions/runtime/reply.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

const problem = 'application/problem+json';
const bodyOf = (failure: Failure, accept = problem): unknown => {
  const { body, headers } = errorReply(anEvent({ accept }), failure, 'request-1');
  expect(headers?.['content-type']).toBe(
    `${accept === problem ? problem : 'application/json'}; charset=utf-8`,
  );
  return JSON.parse(body ?? '');
};

it.each([
  ['range_too_long', { days: 366 }, 'Choose at most 366 days'],
  ['kennitala_missing', { names: 'Anna' }, 'No valid kennitala: Anna'],
  ['too_many_requests', {}, 'Too many requests in a short amount of time. Please retry after 1 minute...'],
  ['invalid_input', {}, 'Invalid input'],
] as const)('%s has its places filled, as a problem and as the plain sentence', (code, params, title) => {
  const failure = new Failure(code, params);
  expect(bodyOf(failure)).toMatchObject({
    title,
    detail: title,
    params,
    type: `urn:stund:error:${code}`,
    errors: [],
  });
  expect(bodyOf(failure, '*/*')).toBe(title);
});

it('a field at fault is named in the sentence, of bad input only', () => {
  const issue = { field: 'name', message: 'is missing', code: 'missing' };
  const seen = (run: () => never): unknown => {
    try {
      return run();
    } catch (error) {
      return bodyOf(error instanceof Failure ? error : expect.fail('another error'));
    }
  };
  expect(seen(() => failField('name', 'is missing', 'missing'))).toMatchObject({
    title: 'Invalid input',
    detail: 'name: is missing',
    errors: [issue],
  });
  expect(seen(() => failField('name', 'is missing'))).toMatchObject({
    errors: [{ field: 'name', message: 'is missing' }],
  });
  expect(bodyOf(new Failure('project_closed', {}, [issue]))).toMatchObject({
    detail: 'This project is closed. Choose another one.',
  });
});
