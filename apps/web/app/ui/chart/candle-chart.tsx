import { type CandleLayout, layoutCandles } from '@wickwise/market/candle-geometry';
import { focusOnMark, type MarkedCandles } from '@wickwise/market/focus-on-mark';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CandleTable } from './candle-table.tsx';
import { Candles } from './candles.tsx';
import { PriceScale, SCALE_WIDTH } from './price-scale.tsx';
import { useProportion } from './use-proportion.ts';

const SIZES = {
  thumbnail: { width: 120, height: 76 },
  small: { width: 240, height: 130 },
  medium: { width: 240, height: 150 },
  large: { width: 640, height: 300 },
};
/** Less in a thumbnail: the frame of the mark still fits into an eleventh of its width. */
const PADDING = 16;
/** More candles than this are too thin to tell apart in a thumbnail. */
const THUMBNAIL_CANDLES = 13;

/** Candles to draw, and a sentence that describes the picture. */
export interface CandlePicture extends MarkedCandles {
  readonly alt: string;
}

interface CandleChartProps {
  /** Null while there is nothing to draw. */
  picture: CandlePicture | null;
  /** The drawing's own units; it fills the width it is given and keeps this proportion. */
  size?: keyof typeof SIZES;
  width?: number;
  height?: number;
  /** How many candles are drawn, from the left; the others keep their place empty. All by default. */
  visible?: number | undefined;
  /** Described elsewhere in words, such as by the heading of its card. */
  decorative?: boolean;
  /** Fills its box, which is positioned, and takes the box’s proportion. */
  fills?: boolean;
  /** What is drawn over the candles. */
  overlay?: ((layout: CandleLayout) => ReactNode) | undefined;
  /** Adds the candles as a table below, for those who would rather read them. */
  withTable?: boolean;
  className?: string;
}

/** A picture of candles. Rising ones are hollow and falling ones filled; a frame behind them and its lines show the pattern. */
export function CandleChart({
  picture,
  size = 'medium',
  width,
  height,
  visible,
  decorative = false,
  fills = false,
  overlay,
  withTable = false,
  className,
}: CandleChartProps) {
  const box = { width: width ?? SIZES[size].width, height: height ?? SIZES[size].height };
  if (picture === null) return <ChartPlaceholder {...box} />;
  const drawn = size === 'thumbnail' ? { ...picture, ...focusOnMark(picture, THUMBNAIL_CANDLES) } : picture;
  const Drawing = fills ? FillingDrawing : CandleDrawing;
  return (
    <>
      <Drawing
        picture={drawn}
        {...box}
        scale={size === 'large'}
        visible={visible}
        decorative={decorative}
        overlay={overlay}
        className={classNames(fills ? 'size-full' : 'h-auto w-full', className)}
      />
      {withTable ? <CandleTable candles={picture.candles} mark={picture.mark} /> : null}
    </>
  );
}

/** A level is drawn wherever price is: a target can lie beyond all candles. */
function levelsOf(lines: MarkedCandles['lines'] = []): number[] {
  return lines.flatMap(({ from, to }) => (from[0] < to[0] && from[1] === to[1] ? [from[1]] : []));
}

interface CandleDrawingProps {
  picture: CandlePicture;
  width: number;
  height: number;
  /** Prices at the right edge. */
  scale: boolean;
  visible: number | undefined;
  decorative: boolean;
  overlay: CandleChartProps['overlay'];
  className: string;
}

function FillingDrawing({ width, height, ...drawing }: CandleDrawingProps) {
  const box = useRef<HTMLSpanElement>(null);
  const proportion = useProportion(box) ?? height / width;
  return (
    <span ref={box} className="absolute inset-0 block">
      <CandleDrawing {...drawing} width={width} height={Math.round(width * proportion)} />
    </span>
  );
}

function CandleDrawing({ picture, width, height, scale, visible, decorative, overlay, className }: CandleDrawingProps) {
  const { candles, mark, lines, alt } = picture;
  const drawn = scale ? width - SCALE_WIDTH : width;
  const padding = Math.min(PADDING, width / 11);
  const layout = layoutCandles({ candles, width: drawn, height, padding, mark, lines, prices: levelsOf(lines) });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('block fill-none', className)}
      role={decorative ? 'presentation' : 'img'}
      aria-label={decorative ? undefined : alt}
    >
      {scale ? <PriceScale layout={layout} plotWidth={drawn} width={width} /> : <Grid {...layout} width={width} />}
      {layout.mark ? <rect {...layout.mark} rx="4" strokeWidth="2" className="fill-brass/10 stroke-brass" /> : null}
      <Candles shapes={layout.shapes.slice(0, visible)} />
      {layout.lines.map((line) => (
        <line key={`${line.x1} ${line.y1}`} {...line} strokeWidth="1.5" className="stroke-brass" />
      ))}
      {overlay?.(layout)}
    </svg>
  );
}

function Grid({ grid, width }: Pick<CandleLayout, 'grid'> & { width: number }) {
  return <path d={grid.map(({ y }) => `M0 ${y}H${width}`).join('')} className="stroke-line" />;
}

/** The specification's words for a missing picture, in the space it will take. */
function ChartPlaceholder({ width, height }: { width: number; height: number }) {
  return (
    <div className="relative">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full" />
      <p className="absolute inset-0 grid place-content-center text-muted text-sm">Loading chart...</p>
    </div>
  );
}
