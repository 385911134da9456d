import { NavLink } from 'react-router';
import type { NavigationLink } from './navigation.ts';

/** A link in a header, underlined in brass on its own page. */
export function HeaderLink({ to, label }: NavigationLink) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="grid min-h-11 items-center whitespace-nowrap border-transparent border-b-2 pt-0.5 forced-colors:border-[color:Canvas] text-md text-soft hover:text-ink aria-[current=page]:border-brass aria-[current=page]:text-ink"
    >
      {label}
    </NavLink>
  );
}
