import { expect, test, vi } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PriceField } from './price-field.tsx';

test.each([
  ['97,5', 97.5],
  ['abc', 0],
  ['1e999', 0],
])('%s is passed on as %d', async (text, price) => {
  const onChange = vi.fn();
  const { user } = renderScreen(<PriceField label="Stop" value={null} decimals={2} onChange={onChange} />);
  await user.click(screen.getByLabelText('Stop'));
  await user.paste(text);
  expect(onChange).toHaveBeenLastCalledWith(price);
});
