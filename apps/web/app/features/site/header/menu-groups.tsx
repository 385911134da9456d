import { MenuLink } from './menu-link.tsx';
import { screenGroups } from './screen-groups.ts';

/** Every group of screens, one below the other; those of Heritage are marked for those without it. */
export function MenuGroups({ marksHeritage }: { marksHeritage: boolean }) {
  return screenGroups.map((group) => (
    <section key={group.label} aria-label={group.label}>
      <p className="px-3 pb-1 font-medium text-muted text-sm">{group.label}</p>
      {group.items.map(({ to, label, needsHeritage = false }) => (
        <MenuLink key={to} to={to} label={label} needsHeritage={needsHeritage && marksHeritage} />
      ))}
    </section>
  ));
}
