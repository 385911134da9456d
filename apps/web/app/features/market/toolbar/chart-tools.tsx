import Minus from 'lucide-react/icons/minus';
import Play from 'lucide-react/icons/play';
import Ruler from 'lucide-react/icons/ruler';
import Square from 'lucide-react/icons/square';
import TrendingUp from 'lucide-react/icons/trending-up';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ReactNode } from 'react';
import { type DrawingKind, drawingTools } from '../drawing/drawings.ts';
import type { useChartSound } from '../sound/use-chart-sound.ts';

const icons = { trend: TrendingUp, level: Minus, measure: Ruler } satisfies Record<DrawingKind, unknown>;

interface ChartToolsProps {
  tool: DrawingKind | null;
  onPick: (kind: DrawingKind) => void;
  sound: Pick<ReturnType<typeof useChartSound>, 'isPlaying' | 'isMuted' | 'isMissed' | 'mute'>;
  onListen: () => void;
}

/** The tools of the chart, in a row above it. */
export function ChartTools({ tool, onPick, sound, onListen }: ChartToolsProps) {
  const { isPlaying, isMuted, isMissed, mute } = sound;
  return (
    <>
      <fieldset className="flex flex-wrap gap-1 border-line border-b p-1.5">
        <legend className="sr-only">Chart tools</legend>
        {drawingTools.map(({ kind, label }) => {
          const Icon = icons[kind];
          return (
            <ToolButton key={kind} label={label} isPressed={tool === kind} onClick={() => onPick(kind)}>
              <Icon size={18} aria-hidden="true" />
            </ToolButton>
          );
        })}
        <span aria-hidden="true" className="mx-1 w-px self-stretch bg-line" />
        <ToolButton label={isPlaying ? 'Stop' : 'Listen'} onClick={onListen}>
          {isPlaying ? <Square size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </ToolButton>
        <ToolButton label="Mute" isPressed={isMuted} onClick={mute}>
          {isMuted ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
        </ToolButton>
      </fieldset>
      <p role="status" className={isMissed ? 'bg-sunk px-4 py-2 text-md' : 'sr-only'}>
        {isMissed ? 'The sound is muted. Press M or click Mute to turn it on.' : null}
      </p>
    </>
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
      aria-pressed={isPressed}
      className="flex min-h-11 items-center gap-2 rounded-md px-3 text-md text-soft hover:bg-sunk hover:text-ink aria-pressed:bg-ink aria-pressed:text-ground"
      onClick={onClick}
    >
      {children}
      <span className="max-[26rem]:sr-only">{label}</span>
    </button>
  );
}
