import { HeritageDirect } from '#app/features/access/heritage-direct.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return pageMeta({ title: 'Heritage access', description: 'Takes Heritage members to their lessons.' });
}

export default function HeritageDirectRoute() {
  return <HeritageDirect />;
}
