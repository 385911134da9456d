import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { HeaderLink } from './header-link.tsx';

import { MenuLink } from './menu-link.tsx';
import { type NavigationGroup, screenGroups } from './screen-groups.ts';

/** The home link and the five groups of a signed-in learner's navigation, each opening its list of screens. */
export function MemberNavigation({ hasHeritage }: { hasHeritage: boolean }) {
  return (
    <nav aria-label="Main" className="hidden items-center gap-3 xl:flex [&>a]:text-sm">
      <HeaderLink to="/" label="Home" />
      {screenGroups.map((group) => (
        <Group key={group.label} group={group} hasHeritage={hasHeritage} />
      ))}
    </nav>
  );
}

/**
 * The list is the browser's own popover: it opens by a click, closes by Escape or a click outside, and returns the
 * focus to its button, without a script that could load too late for any of this.
 */
function Group({ group, hasHeritage }: { group: NavigationGroup; hasHeritage: boolean }) {
  const id = useId();
  // Every page gets its own list, so that following a link closes it. A filter that is written into the address leaves
  // it open, with its focus.
  const { pathname } = useLocation();
  const isHere = group.items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <div className="group">
      <button
        type="button"
        popoverTarget={id}
        data-current={isHere}
        className={`flex min-h-11 items-center gap-1 whitespace-nowrap border-b-2 pt-0.5 text-sm hover:text-ink ${isHere ? 'border-brass text-ink' : 'border-transparent text-soft'}`}
      >
        {group.label}
        <ChevronDown
          size={14}
          aria-hidden="true"
          className="transition-transform group-has-[:popover-open]:rotate-180"
        />
      </button>
      <ul
        key={pathname}
        id={id}
        popover="auto"
        aria-label={group.label}
        className="header-list rounded-lg border border-line-strong bg-panel p-2 text-ink shadow-raised"
      >
        {group.items.map(({ needsHeritage = false, ...item }) => (
          <li key={item.to}>
            <MenuLink {...item} needsHeritage={needsHeritage && !hasHeritage} />
          </li>
        ))}
      </ul>
    </div>
  );
}
