import { priceText } from '../model.ts';
import { drawingTools } from './drawings.ts';
import type { useDrawings } from './use-drawings.ts';

type Drawing = ReturnType<typeof useDrawings>;

/** The next step of a drawing in progress, and where the point would go. */
export function DrawingHint({
  tool,
  missing,
  hover,
  snapped,
}: Pick<Drawing, 'tool' | 'missing' | 'hover' | 'snapped'>) {
  const label = drawingTools.find(({ kind }) => kind === tool)?.label;
  const which = tool === 'level' ? 'a price' : missing === 2 ? 'the first point' : 'the second point';
  return (
    <p role="status" className={label ? 'bg-sunk px-4 py-2 text-md' : 'sr-only'}>
      {label ? (
        <>
          {label}: choose {which}
          {hover ? (
            <>
              {' '}
              (<span className="num">{priceText(hover.price)}</span>
              {snapped ? `, the ${snapped}` : null})
            </>
          ) : null}
          . By keyboard: Up and Down switch between the high, open, close and low of the candle, Enter places the point,
          Esc cancels.
        </>
      ) : null}
    </p>
  );
}
