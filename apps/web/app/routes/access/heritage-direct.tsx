import { HeritageDirect } from '../../features/access/heritage-direct.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export function meta() {
  return pageMeta({ title: 'Heritage access', description: 'Leads Heritage members to their lessons.' });
}

export default function HeritageDirectRoute() {
  return <HeritageDirect />;
}
