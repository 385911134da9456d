import { SampleFrame } from '#app/ui/sample-frame.tsx';

const PRICE = 'M30 214L70 150L95 172L160 60L215 130L270 62L326 182L380 200';

/** A chart pattern drawing itself, as a card of the gallery explains it. It has no texts of the gallery. */
export function GallerySample() {
  return (
    <SampleFrame
      title="How a card explains a pattern"
      text="Where price turned, the line that completes the pattern, and the target and stop that follow from it."
    >
      <div className="overflow-hidden rounded-lg border border-line bg-sunk">
        <svg
          viewBox="0 0 480 270"
          role="img"
          aria-label="A drawing of price that peaks twice at the same height. A line runs through the low between the peaks. Price falls below it: the target is as far below the line as the peaks are above it, and the stop is above the peaks."
          className="draws-itself block h-auto w-full fill-none"
        >
          <path d={PRICE} pathLength="1" strokeWidth="2.5" strokeLinejoin="round" className="drawn stroke-ink" />
          <g className="faded" style={{ animationDelay: '1.6s' }}>
            <circle cx="160" cy="60" r="6" className="fill-brass" />
            <circle cx="270" cy="62" r="6" className="fill-brass" />
          </g>
          <Level y={130} label="Neckline" delay="2.1s" line="stroke-brass" text="fill-brass" />
          <Level y={44} label="Stop" delay="2.7s" dash="7 4" line="stroke-down" text="fill-down" />
          <Level y={200} label="Target" delay="3.1s" dash="2 4" line="stroke-up" text="fill-up" />
        </svg>
      </div>
    </SampleFrame>
  );
}

interface LevelProps {
  y: number;
  label: string;
  delay: string;
  dash?: string;
  line: string;
  text: string;
}

function Level({ y, label, delay, dash, line, text }: LevelProps) {
  return (
    <g className="faded" style={{ animationDelay: delay }}>
      <path d={`M110 ${y}H390`} strokeWidth="2" strokeDasharray={dash} className={line} />
      <text x="398" y={y + 5} className={`text-[17px] sm:text-[15px] ${text}`}>
        {label}
      </text>
    </g>
  );
}
