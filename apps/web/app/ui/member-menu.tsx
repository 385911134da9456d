import type { CurrentUser } from '@wickwise/contract/identity';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { ButtonAnchor } from './button-anchor.tsx';
import { HeaderPopover } from './header-popover.tsx';
import { memberGroups } from './member-groups.ts';
import { MenuLink } from './menu-link.tsx';
import { SIGN_OUT_HREF } from './site-links.ts';
import { ThemeFields } from './theme-fields.tsx';

/** Everything of a signed-in learner's header, behind one button where the header is too narrow for it. */
export function MemberMenu({ user, hasHeritage }: { user: CurrentUser; hasHeritage: boolean }) {
  return (
    <HeaderPopover label="Menu" button={<Menu size={22} aria-hidden="true" />} className="xl:hidden">
      <nav aria-label="Menu" className="grid gap-3 p-2 pt-4">
        {memberGroups.map((group) => (
          <section key={group.label} aria-label={group.label}>
            <p className="px-3 pb-1 font-medium text-muted text-sm">{group.label}</p>
            {group.items.map(({ to, label, needsHeritage = false }) => (
              <MenuLink key={to} to={to} label={label} needsHeritage={needsHeritage && !hasHeritage} />
            ))}
          </section>
        ))}
        <MenuLink to="/account" label="Account" text={user.email} />
      </nav>
      <div className="grid gap-4 border-line border-t p-4">
        <ThemeFields />
        <ButtonAnchor href={SIGN_OUT_HREF} variant="quiet">
          <LogOut size={18} aria-hidden="true" />
          Sign Out
        </ButtonAnchor>
      </div>
    </HeaderPopover>
  );
}
