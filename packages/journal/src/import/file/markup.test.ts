import { expect, test } from 'vitest';
import { readHtml } from './markup.ts';

const page = `<table>
  <tr><th>Type</th><th>Volume</th><th>Price</th></tr>
  <tr><td>buy</td><td class="hidden" colspan="8">note</td><td>0.5</td><td>1.0842</td></tr>
  <tr><td colspan="2">Total</td><td>30.00</td></tr>
</table>`;

test('cells that a page hides stand in no column', () => {
  const [grid] = readHtml(page);
  expect(grid?.rows.map(({ cells }) => cells)).toEqual([
    ['Type', 'Volume', 'Price'],
    ['buy', '0.5', '1.0842'],
    ['', 'Total', '30.00'],
  ]);
});
