import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { ReactNode } from 'react';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';

const WIDTH = 360;
const HEIGHT = 180;

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block h-auto w-full fill-none">
      {children}
    </svg>
  );
}

/** One rising candle with the four prices it records. */
export function AnatomyPicture() {
  return (
    <Frame>
      <path d="M0 45H360M0 90H360M0 135H360" className="stroke-line" />
      <g strokeWidth="2" className="stroke-up">
        <path d="M150 24V58M150 128V158" />
        <rect x="132" y="58" width="36" height="70" />
      </g>
      <path d="M158 24H196M176 58H196M176 128H196M158 158H196" strokeDasharray="2 3" className="stroke-control" />
      <g className="fill-soft font-mono text-[13px]">
        <text x="204" y="28">
          high
        </text>
        <text x="204" y="62">
          close
        </text>
        <text x="204" y="132">
          open
        </text>
        <text x="204" y="162">
          low
        </text>
      </g>
    </Frame>
  );
}

const trend: CandlePicture = {
  candles: [
    [60, 63, 57, 58],
    [58, 60, 53, 55],
    [55, 62, 55, 61],
    [61, 68, 60, 67],
    [67, 69, 63, 64],
    [64, 66, 59.5, 62],
    [62, 70, 61.5, 69],
    [69, 76, 68, 75],
    [75, 77, 71, 72],
    [72, 74, 66, 68],
    [68, 77, 68, 76],
    [76, 84, 75, 83],
  ],
  mark: null,
  lines: [{ from: [0, 51.375], to: [11, 69.25] }],
  alt: '',
};

/** A rise that turns three times on the same line. */
export function TrendPicture() {
  return <CandleChart picture={trend} width={WIDTH} height={HEIGHT} decorative />;
}

/** A candle to name, and three answers. */
export function KnowledgeCheckPicture() {
  return (
    <Frame>
      <path d="M0 45H360M0 90H360M0 135H360" className="stroke-line" />
      <g strokeWidth="2" className="fill-down stroke-down">
        <path d="M84 26V112M84 148V152" />
        <rect x="68" y="112" width="32" height="36" />
      </g>
      <rect x="54" y="16" width="60" height="146" rx="5" strokeWidth="2" className="stroke-brass" />
      <g className="fill-panel stroke-line-strong">
        <rect x="160" y="28" width="168" height="34" rx="6" />
        <rect x="160" y="73" width="168" height="34" rx="6" className="stroke-ink" strokeWidth="2" />
        <rect x="160" y="118" width="168" height="34" rx="6" />
      </g>
      <g className="fill-soft font-sans text-[14px]">
        <text x="176" y="50">
          Doji
        </text>
        <text x="176" y="95" className="fill-ink font-semibold">
          Shooting star
        </text>
        <text x="176" y="140">
          Hammer
        </text>
      </g>
    </Frame>
  );
}
