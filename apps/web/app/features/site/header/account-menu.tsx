import type { CurrentUser } from '@wickwise/contract/identity';
import LogOut from 'lucide-react/icons/log-out';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { ThemeFields } from '#app/ui/theme-fields.tsx';
import { SIGN_OUT_HREF } from '../site-links.ts';
import { HeaderPopover } from './header-popover.tsx';
import { MenuLink } from './menu-link.tsx';

interface AccountMenuProps {
  user: CurrentUser;
  hasHeritage: boolean;
}

/** Account, appearance and the sign-out, behind the learner's own name. */
export function AccountMenu({ user, hasHeritage }: AccountMenuProps) {
  const name = accountLabel(user);
  return (
    <HeaderPopover label={`Account: ${name}`} button={<Avatar name={name} />}>
      <div className="border-line border-b px-5 py-4">
        <p className="flex items-start justify-between gap-3 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {hasHeritage ? <Tag tone="brass">Heritage</Tag> : null}
        </p>
        <p className="wrap-anywhere text-muted text-sm">{user.email}</p>
      </div>
      <div className="p-2">
        <MenuLink to="/account" label="Account" text="Sign-in, time zone, purchases" />
      </div>
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

/** The part of the email before the at sign. */
export function accountLabel({ email }: CurrentUser): string {
  return email.split('@', 1)[0] ?? email;
}

/** On a phone the name alone: it says more than its first letter. */
function Avatar({ name }: { name: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="hidden size-7 shrink-0 place-items-center rounded-full bg-ink font-semibold text-ground text-sm uppercase sm:grid"
      >
        {name.charAt(0)}
      </span>
      <span className="max-w-16 truncate font-medium text-ink text-md max-[22rem]:max-w-10 md:max-w-20 xl:max-w-17 max-sm:text-sm">
        {name}
      </span>
    </>
  );
}
