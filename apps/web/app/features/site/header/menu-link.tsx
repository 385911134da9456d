import { NavLink } from 'react-router';
import type { NavigationLink } from './navigation.ts';

interface MenuLinkProps extends NavigationLink {
  text?: string;
  /** Marks what is open to heritage members only. */
  needsHeritage?: boolean;
}

/** One line of a menu: a name, what it is, and whether Heritage is needed. */
export function MenuLink({ to, label, text, needsHeritage = false }: MenuLinkProps) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="flex min-h-11 flex-col justify-center rounded-md px-3 py-1.5 text-md hover:bg-sunk aria-[current=page]:bg-sunk"
    >
      <span className="flex items-center justify-between gap-3 font-medium">
        {label}
        {needsHeritage ? <span className="font-semibold text-brass text-xs">Heritage</span> : null}
      </span>
      {text ? <span className="text-muted text-sm">{text}</span> : null}
    </NavLink>
  );
}
