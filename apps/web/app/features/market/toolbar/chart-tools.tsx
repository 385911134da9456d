import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Ruler from 'lucide-react/icons/ruler';
import Square from 'lucide-react/icons/square';
import TrendingUp from 'lucide-react/icons/trending-up';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { type ReactNode, useId, useState } from 'react';
import { type DrawingKind, drawingTools } from '../drawing/drawings.ts';
import type { useChartSound } from '../sound/use-chart-sound.ts';

const icons = { trend: TrendingUp, level: Minus, measure: Ruler } satisfies Record<DrawingKind, unknown>;

interface ChartToolsProps {
  tool: DrawingKind | null;
  onPick: (kind: DrawingKind) => void;
  sound: Pick<ReturnType<typeof useChartSound>, 'isPlaying' | 'isMuted' | 'mute'>;
  onListen: () => void;
}

/** The tools of the chart: a column beside it, or over it on a narrow screen, where a button opens them. */
export function ChartTools({ tool, onPick, sound, onListen }: ChartToolsProps) {
  const { isPlaying, isMuted, mute } = sound;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const pick = (kind: DrawingKind) => {
    setOpen(false);
    onPick(kind);
  };
  return (
    <div className="z-10 max-lg:absolute max-lg:top-14 max-lg:left-2 lg:border-line lg:border-r lg:bg-panel lg:[grid-area:tools]">
      <button
        type="button"
        aria-label="Chart tools"
        aria-expanded={isOpen}
        aria-controls={id}
        className="grid size-11 place-items-center rounded-md border border-line-strong bg-panel/90 text-soft lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <Pencil size={18} aria-hidden="true" />
      </button>
      <fieldset
        id={id}
        className={`flex-col gap-1 max-lg:mt-1 max-lg:rounded-md max-lg:border max-lg:border-line-strong max-lg:bg-panel lg:flex lg:p-0.5 ${isOpen ? 'flex' : 'hidden'}`}
      >
        <legend className="sr-only">Chart tools</legend>
        {drawingTools.map(({ kind, label }) => {
          const Icon = icons[kind];
          return (
            <ToolButton key={kind} label={label} isPressed={tool === kind} onClick={() => pick(kind)}>
              <Icon size={18} aria-hidden="true" />
            </ToolButton>
          );
        })}
        <span aria-hidden="true" className="mx-2 h-px bg-line" />
        <ToolButton label={isPlaying ? 'Stop' : 'Listen'} onClick={onListen}>
          {isPlaying ? <Square size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </ToolButton>
        <ToolButton label="Mute" isPressed={isMuted} onClick={mute}>
          {isMuted ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
        </ToolButton>
      </fieldset>
    </div>
  );
}

interface ToolButtonProps {
  label: string;
  /** Set for toggle buttons. */
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ label, isPressed, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      className="grid size-11 place-items-center rounded-md text-soft hover:bg-sunk hover:text-ink aria-pressed:bg-ink aria-pressed:text-ground"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
