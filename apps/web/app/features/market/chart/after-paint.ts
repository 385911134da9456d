/** How many frames it takes to paint a chart that gets its candles now. */
const FRAMES_TO_PAINT = 2;

/** Runs the callback after the browser has painted. Returns a function that cancels it. */
export function afterPaint(callBack: () => void): () => void {
  let isOff = false;
  const wait = (frames: number) => {
    if (isOff) return;
    if (frames === 0) setTimeout(() => isOff || callBack());
    else requestAnimationFrame(() => wait(frames - 1));
  };
  wait(FRAMES_TO_PAINT);
  return () => {
    isOff = true;
  };
}
