import type { CurrentUser } from '@wickwise/contract/identity';
import Menu from 'lucide-react/icons/menu';
import { accountLabel } from './account-menu.tsx';
import { HeaderPopover } from './header-popover.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { MenuLink } from './menu-link.tsx';

/** A signed-in learner's navigation, behind one button where the header is too narrow for it. */
export function MemberMenu({ user, hasHeritage }: { user: CurrentUser; hasHeritage: boolean }) {
  return (
    <HeaderPopover label="Menu" button={<Menu size={22} aria-hidden="true" />} className="xl:hidden">
      <nav aria-label="Menu" className="grid gap-3 p-2">
        <div>
          <MenuLink to="/account" label="Account" text={accountLabel(user)} />
          <MenuLink to="/" label="Home" />
        </div>
        <MenuGroups marksHeritage={!hasHeritage} />
      </nav>
    </HeaderPopover>
  );
}
