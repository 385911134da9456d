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
}

export function renderSubscription({ user = 'genesis', at = '/subscribe' }: Subscription = {}) {
  answer(USER, people[user]);
  if (user === 'heritage') answer('GET /api/purchases', [purchase]);
  return renderScreen(<Subscribe />, { at });
}

export const findUpgrade = () => screen.findByRole('button', { name: 'Upgrade to Heritage' });
export const queryUpgrade = () => screen.queryByRole('button', { name: 'Upgrade to Heritage' });
export const planText = (name: 'Genesis' | 'Heritage') =>
  screen.getByRole('heading', { level: 2, name }).closest('article')?.textContent ?? '';
