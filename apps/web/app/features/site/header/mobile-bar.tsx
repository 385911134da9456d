import BookA from 'lucide-react/icons/book-a';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Crown from 'lucide-react/icons/crown';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import LogOut from 'lucide-react/icons/log-out';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { SIGN_OUT_HREF } from '../site-links.ts';

type Icon = typeof House;

const everyone: readonly { to: string; label: string; icon: Icon }[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/learn', label: 'Learn', icon: GraduationCap },
  { to: '/flashcards', label: 'Cards', icon: Layers },
  { to: '/quiz', label: 'Quiz', icon: CircleQuestionMark },
  { to: '/vocabulary', label: 'Vocab', icon: BookA },
];

const entryStyle =
  'flex h-full min-w-0 flex-col items-center justify-center gap-1 text-[0.6875rem] text-soft leading-none aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_2px_0_var(--brass)]';

/**
 * Text at twice its usual size leaves no space for labels: the icons stay, and screen readers still have the labels.
 */
const labelStyle = '@max-[19em]:sr-only';

interface MobileBarProps {
  /** It is not known yet whether the viewer is signed in. */
  pending: boolean;
  signedIn: boolean;
  /** Not to those who have Heritage, or may have just paid for it. */
  offersUpgrade: boolean;
}

/**
 * The bar at the bottom of a narrow screen: six columns. Upgrade and Sign Out share the sixth, each shown to those who
 * can use it; only a signed-in Genesis learner needs both, and gets a seventh.
 */
export function MobileBar({ pending, signedIn, offersUpgrade }: MobileBarProps) {
  return (
    <nav
      aria-label="Quick"
      className="site-chrome @container fixed inset-x-0 bottom-0 z-30 border-line border-t bg-panel pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-15 max-w-xl auto-cols-fr grid-flow-col">
        {everyone.map((entry) => (
          <li key={entry.to}>
            <BarLink {...entry} />
          </li>
        ))}
        {pending ? <LearnerEntry /> : null}
        {offersUpgrade ? (
          <li data-visitor={pending || undefined}>
            {/* What it buys comes before the payment. */}
            <BarLink to="/tier-breakdown" label="Upgrade" icon={Crown} />
          </li>
        ) : null}
        {signedIn ? (
          <li>
            <SignOut />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function BarLink({ to, label, icon: EntryIcon }: (typeof everyone)[number]) {
  return (
    <NavLink to={to} end={to === '/'} className={entryStyle}>
      <EntryIcon size={20} aria-hidden="true" />
      <span className={labelStyle}>{label}</span>
    </NavLink>
  );
}

/** Asks first: a thumb that aims at the entry beside it must not end the session. */
function SignOut() {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={classNames(entryStyle, 'w-full')}>
        <LogOut size={20} aria-hidden="true" />
        <span className={labelStyle}>Sign Out</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="fixed inset-[auto_0.75rem_calc(var(--quick-bar)+0.75rem)_auto] w-[min(20rem,100vw-1.5rem)] rounded-lg border border-line-strong bg-panel p-4 text-ink shadow-raised"
      >
        <p id={`${id}-title`} className="font-medium">
          Sign out on this device?
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonAnchor href={SIGN_OUT_HREF}>Sign Out</ButtonAnchor>
          <Button variant="quiet" popoverTarget={id} popoverTargetAction="hide">
            Stay signed in
          </Button>
        </div>
      </div>
    </>
  );
}

function LearnerEntry() {
  return (
    <li data-learner className="grid place-items-center">
      <Skeleton className="h-6 w-10" />
    </li>
  );
}
