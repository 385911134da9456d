import { Segmented } from './form/segmented.tsx';
import { chooseAppearance, type Palette, type Theme, useAppearance } from './theme.ts';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const palettes: readonly { value: Palette; label: string }[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'colour-blind', label: 'Color-blind' },
];

/** Light or dark, and the colors of rising and falling. Applied at once and remembered in this browser. */
export function ThemeFields() {
  const { theme, palette } = useAppearance();
  return (
    <div className="grid gap-4">
      <Segmented
        legend="Theme"
        options={themes}
        value={theme}
        onChoose={(value) => chooseAppearance({ theme: value })}
      />
      <Segmented
        legend="Rising and falling colors"
        options={palettes}
        value={palette}
        onChoose={(value) => chooseAppearance({ palette: value })}
      />
    </div>
  );
}
