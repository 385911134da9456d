import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { SIGN_IN_HREF } from '../site-links.ts';
import { HeaderFrame } from './header-frame.tsx';
import { HeaderLink } from './header-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The top bar of the landing page, for those who see the product for the first time. */
export function LandingHeader() {
  return (
    <HeaderFrame
      navigation={null}
      end={
        <>
          <nav aria-label="Main" className="mr-1 flex items-center gap-5 sm:mr-3 sm:gap-7">
            {/* Under 352 pixels the first button of the page leads there. */}
            <span className="max-[22rem]:hidden">
              <HeaderLink to="/learn" label="Learn" />
            </span>
            <HeaderLink to="/tier-breakdown" label="Plans" />
          </nav>
          <ButtonAnchor href={SIGN_IN_HREF} variant="quiet" className="whitespace-nowrap px-4">
            Sign In
          </ButtonAnchor>
          <ThemeMenu className="hidden sm:block" />
        </>
      }
    />
  );
}
