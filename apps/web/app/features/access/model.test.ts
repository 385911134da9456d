import { describe, expect, it } from 'vitest';
import { ApiError } from '#app/lib/api-client.ts';
import { accessSummary, activationProblem, addressProblem, hasEmergencyPass, tierName } from './model.ts';

function refused(status: number, body: string): ApiError {
  return new ApiError(new Response(null, { status }), body);
}

const tooMany = refused(429, JSON.stringify({ code: 'too_many_requests', message: 'Wait a minute.', error: '' }));

describe('why an activation failed', () => {
  it.each([
    ['direct', tooMany, 'Wait a minute.'],
    ['direct', refused(502, '<html>'), 'Failed to activate Heritage access. Please verify your email address.'],
    ['direct', new TypeError(), 'Failed to activate Heritage access. Please verify your email address.'],
    ['grant', tooMany, 'Wait a minute.'],
    ['grant', refused(502, ''), 'Failed to activate Heritage access'],
    ['grant', new TypeError(), 'Network error. Please try again.'],
    ['grant', 'anything else', 'Failed to activate Heritage access'],
  ] as const)('a failed %s activation says why (%#)', (method, error, sentence) => {
    expect(activationProblem(error, method)).toBe(sentence);
  });
});

describe('the address of a buyer', () => {
  it.each([
    ['', 'Please enter your email address'],
    ['  ', 'Please enter your email address'],
    ['name@', 'Check the address: it should look like name@example.com.'],
    ['name@example', 'Check the address: it should look like name@example.com.'],
    [' name@example.com ', null],
  ])('“%s”', (address, problem) => {
    expect(addressProblem(address)).toBe(problem);
  });
});

it.each([
  ['genesis', 'active', 'Genesis'],
  ['genesis', 'inactive', 'Genesis'],
  ['heritage', 'active', 'Heritage'],
  ['heritage', 'inactive', 'Genesis (your Heritage is inactive)'],
  [undefined, undefined, 'Genesis'],
] as const)('the tier %s that is %s is called %s', (subscriptionTier, subscriptionStatus, name) => {
  const tier = subscriptionTier === undefined ? {} : { subscriptionTier, subscriptionStatus };
  expect(tierName(tier)).toBe(name);
});

it.each([
  ['emergency_heritage_access=true', true],
  ['theme=dark; emergency_heritage_access=true; a=b', true],
  ['emergency_heritage_access=false', false],
  ['not_emergency_heritage_access=true', false],
  ['emergency_heritage_access=trueish', false],
  ['', false],
])('the cookies “%s” hold the pass: %s', (cookies, holds) => {
  expect(hasEmergencyPass(cookies)).toBe(holds);
});

it.each([
  [false, 'You can open 1 of 3 patterns and 0 of 4 gated features.'],
  [true, 'You can open 1 of 3 patterns and 4 of 4 gated features.'],
])('the summary with heritage access %s', (hasHeritageAccess, sentence) => {
  const patterns = (['lesson', 'preview', 'preview'] as const).map((access) => ({ access }));
  expect(accessSummary({ patterns, hasHeritageAccess, gatedFeatures: 4 })).toBe(sentence);
});
