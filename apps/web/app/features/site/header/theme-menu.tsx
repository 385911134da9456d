import SunMoon from 'lucide-react/icons/sun-moon';
import { ThemeFields } from '#app/ui/theme-fields.tsx';
import { HeaderPopover } from './header-popover.tsx';

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
