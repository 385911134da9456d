import ChevronDown from 'lucide-react/icons/chevron-down';
import { NavigationMenu } from 'radix-ui';
import type { PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { memberGroups, type NavigationGroup } from './member-groups.ts';
import { MenuLink } from './menu-link.tsx';

/** The five groups of a signed-in learner's navigation, each opening its list of screens. */
export function MemberNavigation({ hasHeritage }: { hasHeritage: boolean }) {
  const { key } = useLocation();
  return (
    <NavigationMenu.Root key={key} aria-label="Main" className="hidden xl:block">
      <NavigationMenu.List className="flex items-center gap-4">
        {memberGroups.map((group) => (
          <Group key={group.label} group={group} hasHeritage={hasHeritage} />
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function Group({ group, hasHeritage }: { group: NavigationGroup; hasHeritage: boolean }) {
  const { pathname } = useLocation();
  const isHere = group.items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <NavigationMenu.Item className="relative">
      <NavigationMenu.Trigger
        onPointerMove={ignoreHover}
        onPointerLeave={ignoreHover}
        className={`group flex min-h-11 items-center gap-1 whitespace-nowrap border-b-2 pt-0.5 text-sm hover:text-ink ${isHere ? 'border-brass text-ink' : 'border-transparent text-soft'}`}
      >
        {group.label}
        <ChevronDown size={14} aria-hidden="true" className="transition-transform group-data-[state=open]:rotate-180" />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        onPointerLeave={ignoreHover}
        className="-left-3 absolute top-full mt-4 w-72 rounded-lg border border-line-strong bg-panel p-2 shadow-raised"
      >
        <ul>
          {group.items.map(({ needsHeritage = false, ...item }) => (
            <li key={item.to}>
              <NavigationMenu.Link asChild>
                <MenuLink {...item} needsHeritage={needsHeritage && !hasHeritage} />
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

/** Groups open by a click only: opened by the pointer alone, the click that follows would close them again. */
function ignoreHover(event: PointerEvent): void {
  event.preventDefault();
}
