import type { Purchase } from '@wickwise/contract/payment';
import Subscribe from '../../apps/web/app/routes/access/subscribe.tsx';
import { answer } from './answers.ts';
import { people } from './people.ts';
import { purchase } from './purchases.ts';
import { renderScreen, screen } from './render-screen.tsx';

export const INFO = 'GET /api/subscription/info';
export const USER = 'GET /api/auth/user';

export const genesis = { tier: 'genesis', status: 'active', hasHeritageAccess: false } as const;
export const heritage = { tier: 'heritage', status: 'active', hasHeritageAccess: true } as const;

interface Subscription {
  user?: 'genesis' | 'heritage' | 'refunded';
  at?: string;
  purchases?: Purchase[];
}

export function renderSubscription({ user = 'genesis', at = '/subscribe', purchases }: Subscription = {}) {
  answer(USER, people[user]);
  answer('GET /api/purchases', purchases ?? (user === 'heritage' ? [purchase] : []));
  return renderScreen(<Subscribe />, { at });
}

export const findUpgrade = () => screen.findByRole('button', { name: 'Upgrade to Heritage' });
export const queryUpgrade = () => screen.queryByRole('button', { name: 'Upgrade to Heritage' });
export const planText = (name: 'Genesis' | 'Heritage') =>
  screen.getByRole('heading', { level: 2, name }).closest('article')?.textContent ?? '';
