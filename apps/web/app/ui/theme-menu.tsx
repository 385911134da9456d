import SunMoon from 'lucide-react/icons/sun-moon';
import { HeaderPopover } from './header-popover.tsx';
import { ThemeFields } from './theme-fields.tsx';

/** The switch of theme and palette, behind a button in the header. */
export function ThemeMenu({ className = '' }: { className?: string }) {
  return (
    <HeaderPopover label="Appearance" className={className} button={<SunMoon size={20} aria-hidden="true" />}>
      <div className="p-4">
        <ThemeFields />
      </div>
    </HeaderPopover>
  );
}
