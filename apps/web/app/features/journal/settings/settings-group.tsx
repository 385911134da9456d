import type { ReactNode } from 'react';

interface SettingsGroupProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingsGroup({ title, text, children }: SettingsGroupProps) {
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{title}</legend>
      <p className="mt-0.5 mb-3 text-muted text-sm">{text}</p>
      <div className="grid grid-cols-2 items-start gap-3">{children}</div>
    </fieldset>
  );
}
