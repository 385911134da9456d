import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { deviceTimeZone } from '#app/lib/time-zone.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { controlStyle, FieldFrame } from '#app/ui/form/field-frame.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { matchingTimeZones, timeZoneChoice } from './time-zones.ts';

// No one reads a longer list: typing narrows it down.
const SHOWN_ZONES = 60;

interface TimeZoneFieldProps {
  zone: string;
  onZone: (zone: string) => void;
}

/** A combobox over every time zone: type a city, choose with the arrows or the pointer. */
export function TimeZoneField({ zone, onZone }: TimeZoneFieldProps) {
  const id = useId();
  const { typed, setTyped, open, choices } = useTimeZoneSearch();
  const [active, setActive] = useState(0);
  const device = deviceTimeZone();
  const hint = 'Streaks, daily limits and your calendar follow it. Type a city to search.';

  const close = () => setTyped(null);
  const choose = (chosen: string | undefined) => {
    if (chosen) onZone(chosen);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const move = (step: number) => {
    if (!open) return type('');
    setActive((active + step + choices.length) % Math.max(1, choices.length));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (open && event.key === 'Enter') choose(choices[active]?.zone);
    else if (open && event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex max-w-md flex-col items-start gap-3">
      <FieldFrame id={id} label="Time zone" hint={hint} className="w-full">
        <div className="relative">
          <input
            id={id}
            role="combobox"
            className={controlStyle}
            autoComplete="off"
            spellCheck={false}
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-describedby={`${id}-hint`}
            aria-activedescendant={open && choices[active] ? `${id}-${active}` : undefined}
            value={typed ?? zone}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => type('')}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={close}
            onKeyDown={press}
          />
          {open ? <ZoneList id={id} choices={choices} active={active} onChoose={choose} /> : null}
        </div>
      </FieldFrame>
      {device.isRecognized && device.zone !== zone ? (
        <Button variant="quiet" onClick={() => onZone(device.zone)}>
          Use this device’s time zone ({device.zone})
        </Button>
      ) : null}
      {!device.isRecognized && device.zone === zone ? (
        <Notice tone="warning" title="We don’t recognize this device’s time zone">
          Your days follow {zone}, so they may end at a different hour than yours. Choose your time zone above.
        </Notice>
      ) : null}
    </div>
  );
}

/** `typed` is null while the list is closed. */
function useTimeZoneSearch() {
  const [typed, setTyped] = useState<string | null>(null);
  const zones = useMemo(() => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])], []);
  const choices = useMemo(() => {
    if (typed === null) return [];
    const now = new Date();
    return matchingTimeZones(zones, typed)
      .slice(0, SHOWN_ZONES)
      .map((match) => timeZoneChoice(match, now));
  }, [typed, zones]);
  return { typed, setTyped, open: typed !== null, choices };
}

interface ZoneListProps {
  id: string;
  choices: ReturnType<typeof timeZoneChoice>[];
  active: number;
  onChoose: (zone: string) => void;
}

function ZoneList({ id, choices, active, onChoose }: ZoneListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Time zones"
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-lg border border-line-strong bg-panel p-1.5 shadow-raised"
    >
      {choices.map(({ zone, city, offset }, index) => (
        <div
          key={zone}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 text-md hover:bg-sunk',
            index === active && 'bg-sunk',
          )}
          // Runs before the field would lose its focus, which keeps the list open.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(zone);
          }}
        >
          <span>
            {city} <span className="text-muted text-sm">{zone}</span>
          </span>
          <span className="num shrink-0 text-muted text-sm">{offset}</span>
        </div>
      ))}
      {choices.length === 0 ? (
        <p className="px-3 py-2 text-md text-muted">No time zone matches. Try a larger city nearby.</p>
      ) : null}
    </div>
  );
}
