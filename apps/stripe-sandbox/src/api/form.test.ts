import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

const plain = (body: string): unknown => JSON.parse(JSON.stringify(parseForm(body)));

test.each([
  ['', {}],
  ['amount=3700&currency=usd', { amount: '3700', currency: 'usd' }],
  ['metadata[order_id]=o%201&metadata[a.b]=%5Bx%5D', { metadata: { order_id: 'o 1', 'a.b': '[x]' } }],
  [
    'line_items[0][price_data][product_data][name]=Tea%20%26%20more&line_items[0][quantity]=1',
    { line_items: { 0: { price_data: { product_data: { name: 'Tea & more' } }, quantity: '1' } } },
  ],
  ['expand[0]=latest_charge&expand[1]=payment_method', { expand: { 0: 'latest_charge', 1: 'payment_method' } }],
  ['expand[]=latest_charge&expand[]=payment_method', { expand: { 0: 'latest_charge', 1: 'payment_method' } }],
  ['expand%5B%5D=a', { expand: { 0: 'a' } }],
  ['name=%C3%A9%E2%82%AC', { name: 'é€' }],
])('the form “%s” is parsed', (body, form) => {
  expect(plain(body)).toEqual(form);
});

test('form fields may be named like properties of every object', () => {
  const form = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes&metadata[__proto__]=x');
  expect(Object.hasOwn(form, '__proto__')).toBe(true);
  expect('polluted' in {}).toBe(false);
});

test.each(['a[b=1', 'a]b=1', '[a]=1', 'a[b][c][d][e][f][g]=1', 'a=1&a[b]=2', 'a[b]=1&a[b][c]=2', 'a=%00', 'a%00=1'])(
  '%s cannot be read',
  (body) => {
    expect(() => parseForm(body)).toThrow('Invalid parameter');
  },
);
