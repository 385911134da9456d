import { SampleFrame } from '#app/ui/sample-frame.tsx';

const PRICE = 'M24 226L62 150L78 168L118 84L158 140L206 34L254 140L296 86L336 168L352 150L384 244';

/** A chart pattern drawing itself, as a card of the gallery explains it. It has no texts of the gallery. */
export function GallerySample() {
  return (
    <SampleFrame
      title="How a card explains a pattern"
      text="Where price turned, the line that completes the pattern, and the target and stop that follow from it. Here, the target is farther from the line than the stop."
    >
      <div className="overflow-hidden rounded-lg border border-line bg-sunk">
        <svg
          viewBox="0 0 480 270"
          role="img"
          aria-label="A drawing of price with three peaks, the middle one highest. A line runs through the two lows between them. Price falls below it: the target is as far below the line as the middle peak is above it, and the stop is just above the third peak, closer to the line than the target is."
          className="draws-itself block h-auto w-full fill-none"
        >
          <path d={PRICE} pathLength="1" strokeWidth="2.5" strokeLinejoin="round" className="drawn stroke-ink" />
          <g className="faded" style={{ animationDelay: '1.6s' }}>
            <circle cx="118" cy="84" r="6" className="fill-brass" />
            <circle cx="206" cy="34" r="6" className="fill-brass" />
            <circle cx="296" cy="86" r="6" className="fill-brass" />
          </g>
          <Level y={140} label="Neckline" delay="2.1s" line="stroke-brass" text="fill-brass" />
          <Level y={70} label="Stop" delay="2.7s" dash="7 4" line="stroke-down" text="fill-down" />
          <Level y={246} label="Target" delay="3.1s" dash="2 4" line="stroke-up" text="fill-up" />
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
