import { describe, expect, test } from 'vitest';
import { createJudge, type Exchange, type JudgedAnswer } from './judge.ts';
import type { Operation } from './operations.ts';

const errors = { required: ['code'], properties: { code: { type: 'string' } } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const operation: Operation = {
  method: 'GET',
  path: '/api/thing',
  access: 'signed-in',
  params: {},
  query: {},
  body: null,
  responses: {
    200: json({ type: 'object', required: ['points'], properties: { points: { type: 'integer' } } }),
    302: { headers: { location: { schema: { type: 'string' } } } },
    401: json(errors),
    403: json(errors),
  },
};

function answer(status: number, body: unknown, headers: Record<string, string> = {}): JudgedAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body: text };
}

const refusal = (code: string) => ({ code, message: 'No.', error: 'No.' });
const judge = createJudge(['the premium sentence']);
const judged = (given: JudgedAnswer, more: Partial<Exchange> = {}) =>
  judge({ operation, principal: 'genesis', isRouted: true, answer: given, ...more });

describe('responses that the judge passes', () => {
  test.each<[string, JudgedAnswer, Partial<Exchange>]>([
    ['a body as documented', answer(200, { points: 1 }), {}],
    ['a redirect', answer(302, '', { location: '/learn' }), {}],
    ['a visitor who is refused', answer(401, refusal('not_signed_in')), { principal: 'visitor' }],
    ['a visitor of another site', answer(403, refusal('cross_site')), { principal: 'visitor' }],
    ['premium text to heritage', answer(200, { points: 1, text: 'the premium sentence' }), { principal: 'heritage' }],
    ['another address', answer(404, refusal('not_found')), { isRouted: false, principal: 'visitor' }],
  ])('the judge passes %s', (_, given, more) => {
    expect(judged(given, more)).toEqual([]);
  });
});

describe('responses that the judge rejects', () => {
  const everyone: Partial<Exchange> = { operation: { ...operation, access: 'everyone' } };
  const heritage: Partial<Exchange> = { operation: { ...operation, access: 'heritage' } };
  test.each<[string, JudgedAnswer, Partial<Exchange>, RegExp]>([
    ['a crash', answer(500, refusal('internal_error')), {}, /Status 500/],
    ['a crash at another address', answer(503, refusal('unavailable')), { isRouted: false }, /Status 503/],
    ['a status that is not documented', answer(404, refusal('not_found')), {}, /404 is not documented/],
    ['a body outside its schema', answer(200, { points: 'many' }), {}, /points must be integer/],
    ['a field that is missing', answer(200, {}), {}, /points/],
    ['a body that is not JSON', answer(200, '{'), {}, /not JSON/],
    ['another content type', answer(200, '<p>', { 'content-type': 'text/html' }), {}, /text\/html is not documented/],
    ['a redirect to nowhere', answer(302, ''), {}, /location/],
    ['a location that is not ASCII', answer(302, '', { location: '/é' }), {}, /location/],
    ['a success for a visitor', answer(200, { points: 1 }), { principal: 'visitor' }, /200 to visitor/],
    ['another refusal of a visitor', answer(403, refusal('not_found')), { principal: 'visitor' }, /403 to visitor/],
    ['a learner who is not recognized', answer(401, refusal('not_signed_in')), {}, /although signed in/],
    ['a success for genesis where heritage is asked', answer(200, { points: 1 }), heritage, /200 to genesis/],
    ['premium text to genesis', answer(200, { points: 1, text: 'the premium sentence' }), everyone, /Premium text/],
    ['a stack', answer(401, { ...refusal('x'), message: 'FST_ERR_X' }), everyone, /how the server is made/],
    ['an error of another shape', answer(404, { statusCode: 404 }), { isRouted: false }, /shape of every error/],
  ])('the judge rejects %s', (_, given, more, expected) => {
    expect(judged(given, more).join('\n')).toMatch(expected);
  });
});
