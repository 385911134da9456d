import type { WickDrawing } from '@wickwise/contract/assistant';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { LessonChart } from '../pattern/public.ts';

/** The candles that an answer is about, with the rules that decide drawn on them, as in the lessons. */
export function AnswerPicture({ picture, drawing }: { picture: CandlePicture; drawing: WickDrawing }) {
  const last = picture.candles.length - 1;
  const levels = drawing.levels.map(({ price }) => ({
    from: [0, price] as [number, number],
    to: [last, price] as [number, number],
  }));
  const shown = drawing.readings.find(({ met }) => !met) ?? drawing.readings[0] ?? { met: true, lines: [], limits: [] };
  const reading = { ...shown, limits: [...shown.limits, ...levels] };
  const mark = drawing.span ?? picture.mark;
  return (
    <div className="mt-3 max-w-xl overflow-hidden rounded-md border border-line bg-sunk">
      <LessonChart picture={{ ...picture, mark, caption: '' }} closed={picture.candles.length} reading={reading} />
    </div>
  );
}
