import { useSyncExternalStore } from 'react';

const choices = { theme: ['system', 'light', 'dark'], palette: ['standard', 'colour-blind'] } as const;

export type Theme = (typeof choices.theme)[number];
export type Palette = (typeof choices.palette)[number];

export interface Appearance {
  readonly theme: Theme;
  readonly palette: Palette;
}

const KEYS = { theme: 'wickwise.theme', palette: 'wickwise.palette' } as const;
const DEFAULTS: Appearance = { theme: 'system', palette: 'standard' };

/**
 * Runs in the document's head, before anything is painted, so that a chosen theme never flashes the other one.
 * Static text: the server allows it by its hash.
 */
export const appearanceScript = `try{var d=document.documentElement.dataset,t=localStorage.getItem("${KEYS.theme}"),p=localStorage.getItem("${KEYS.palette}");if(t==="light"||t==="dark")d.theme=t;if(p==="colour-blind")d.palette=p}catch(e){}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The document itself is the state: what it shows is what is chosen, even where storage is forbidden. */
export function useAppearance(): Appearance {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => DEFAULTS.theme);
  const palette = useSyncExternalStore(subscribe, shownPalette, () => DEFAULTS.palette);
  return { theme, palette };
}

function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return choices.theme.find((theme) => theme === shown) ?? DEFAULTS.theme;
}

function shownPalette(): Palette {
  return document.documentElement.dataset.palette === 'colour-blind' ? 'colour-blind' : DEFAULTS.palette;
}

export function chooseAppearance(change: Partial<Appearance>): void {
  for (const part of ['theme', 'palette'] as const) {
    const value = change[part];
    if (value === undefined) continue;
    if (value === DEFAULTS[part]) delete document.documentElement.dataset[part];
    else document.documentElement.dataset[part] = value;
    remember(KEYS[part], value);
  }
  for (const listener of listeners) listener();
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
