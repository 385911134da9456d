import Menu from 'lucide-react/icons/menu';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { ThemeFields } from '#app/ui/theme-fields.tsx';
import { HeaderFrame } from './header-frame.tsx';
import { HeaderLink } from './header-link.tsx';
import { HeaderPopover } from './header-popover.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { MenuLink } from './menu-link.tsx';
import { visitorLinks } from './navigation.ts';
import { ThemeMenu } from './theme-menu.tsx';

interface FreeHeaderProps {
  signInHref: string;
  /** It is not known yet whether the viewer is signed in. */
  pending?: boolean;
  /** The server can't say who the learner of this browser is. */
  unreachable?: boolean;
  /** False for someone who may have just paid. */
  offersUpgrade?: boolean;
}

/** The header of a visitor, and of someone not known yet. */
export function FreeHeader({
  signInHref,
  pending = false,
  unreachable = false,
  offersUpgrade = true,
}: FreeHeaderProps) {
  const viewer = { signInHref, offersUpgrade };
  return (
    <HeaderFrame
      navigation={
        <nav aria-label="Main" className="hidden items-center gap-4 lg:flex xl:gap-6">
          {visitorLinks.map((link) => (
            <HeaderLink key={link.to} {...link} />
          ))}
        </nav>
      }
      end={
        <>
          {unreachable ? null : <ViewerEnd pending={pending} {...viewer} />}
          <ThemeMenu className="hidden xl:block" />
          <VisitorMenu offersUpgrade={offersUpgrade && !unreachable} marksHeritage={!unreachable} />
        </>
      }
    />
  );
}

type Viewer = Required<Omit<FreeHeaderProps, 'pending' | 'unreachable'>>;

function ViewerEnd({ pending, ...viewer }: Viewer & { pending: boolean }) {
  return pending ? <UnknownEnd {...viewer} /> : <VisitorEnd {...viewer} />;
}

function VisitorEnd({ signInHref, offersUpgrade }: Viewer) {
  return (
    <>
      {offersUpgrade ? (
        <span className="hidden lg:block">
          <Tag>Free Access</Tag>
        </span>
      ) : null}
      <ButtonAnchor href={signInHref} variant="quiet" className="whitespace-nowrap px-4">
        Sign In
      </ButtonAnchor>
      {offersUpgrade ? (
        <span className="hidden sm:block">
          <ButtonLink to="/checkout" className="whitespace-nowrap px-4">
            Upgrade {HERITAGE_PRICE}
          </ButtonLink>
        </span>
      ) : null}
    </>
  );
}

/** A browser that remembers no learner shows a visitor’s links, which need no scripts. */
function UnknownEnd(viewer: Viewer) {
  return (
    <>
      <span data-learner>
        <Skeleton label="Loading your account" className="h-11 w-24 rounded-md sm:w-60" />
      </span>
      <span data-visitor className="contents">
        <VisitorEnd {...viewer} />
      </span>
    </>
  );
}

interface VisitorMenuProps {
  offersUpgrade: boolean;
  marksHeritage: boolean;
}

function VisitorMenu({ offersUpgrade, marksHeritage }: VisitorMenuProps) {
  return (
    <HeaderPopover label="Menu" button={<Menu size={22} aria-hidden="true" />}>
      <nav aria-label="Menu" className="grid gap-3 p-2">
        <MenuLink to="/" label="Home" />
        <MenuGroups marksHeritage={marksHeritage} />
      </nav>
      <div className="grid gap-4 border-line border-t p-4 xl:hidden">
        {offersUpgrade ? (
          <p className="flex items-center justify-between gap-3">
            <Tag>Free Access</Tag>
            <ButtonLink to="/checkout">Upgrade {HERITAGE_PRICE}</ButtonLink>
          </p>
        ) : null}
        <ThemeFields />
      </div>
    </HeaderPopover>
  );
}
