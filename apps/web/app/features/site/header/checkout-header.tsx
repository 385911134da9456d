import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { HeaderFrame } from './header-frame.tsx';

/** The top bar at checkout: the only links are the logo and the one back. */
export function CheckoutHeader() {
  return (
    <HeaderFrame
      navigation={null}
      end={
        <Link
          to="/tier-breakdown"
          className="flex min-h-11 items-center gap-1.5 rounded-md px-2 text-md text-soft hover:bg-sunk hover:text-ink"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          Back
        </Link>
      }
    />
  );
}
