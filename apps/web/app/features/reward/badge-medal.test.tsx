import type { Badge } from '@wickwise/contract/reward/badge';
import { expect, test } from 'vitest';
import { renderScreen } from '#tests/component/render-screen.tsx';
import { BadgeMedal, type MedalSize } from './badge-medal.tsx';

function medal(badge: Pick<Badge, 'icon' | 'tier'>, options: { size?: MedalSize; locked?: boolean } = {}) {
  renderScreen(<BadgeMedal badge={badge} {...options} />);
  return document.querySelector('[data-icon]');
}

test.each(['trophy', 'star', 'flame', 'shield', 'crown', 'gem', 'medal'] as const)(
  'a %s shows its own icon',
  (icon) => {
    expect(medal({ icon, tier: 'gold' })?.getAttribute('data-icon')).toBe(icon);
  },
);

test('an unknown icon shows a medal', () => {
  expect(medal({ icon: 'rocket' as 'medal', tier: 'gold' })?.getAttribute('data-icon')).toBe('medal');
});

test('the sizes differ, and a locked badge is gray with a lock', () => {
  const classes = (['sm', 'md', 'lg', 'xl'] as const).map((size) => {
    document.body.replaceChildren();
    return medal({ icon: 'star', tier: 'bronze' }, { size })?.className;
  });
  expect(new Set(classes).size).toBe(4);
  expect(classes[0]).toContain('text-bronze');
  document.body.replaceChildren();
  const locked = medal({ icon: 'star', tier: 'bronze' }, { locked: true });
  expect(locked?.querySelector('.lucide-lock')).toBeTruthy();
  expect(locked?.className).not.toContain('text-bronze');
});
