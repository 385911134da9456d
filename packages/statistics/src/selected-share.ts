/** What a 95% interval leaves out on either side. */
const TAIL = 0.025;
/** Halvings of a range of at most 1, down to 1e-12. */
const STEPS = 40;
/** What adds nothing to a sum that starts at 1. */
const TINY = 1e-17;

interface SelectedCount {
  readonly count: number;
  readonly trials: number;
  /** With fewer than so many cases, nobody would have been told anything. */
  readonly least: number;
}

/**
 * The low end of the 95% interval of a share, 0 to 1, that is stated only once it has so many cases: of a binomial count
 * with its lower part cut off (Finney, Annals of Eugenics 14, 1949). Zero for the least count: it may be mere bad luck.
 */
export function lowestSelectedShare({ count, trials, least }: SelectedCount): number {
  if (count <= least) return 0;
  let [low, high] = [0, count / trials];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (tailShare(middle, { count, trials, least }) > TAIL) high = middle;
    else low = middle;
  }
  return low;
}

/** How often there are at least `count` cases when there are at least `least`. */
function tailShare(share: number, { count, trials, least }: SelectedCount): number {
  const odds = share / (1 - share);
  let [chance, tail] = [1, 0];
  // Each chance as a multiple of that of `count`, which no factorial of thousands can overflow.
  for (let cases = count; cases <= trials && chance > TINY; cases++) {
    tail += chance;
    chance *= ((trials - cases) / (cases + 1)) * odds;
  }
  let below = 0;
  chance = 1;
  for (let cases = count; cases > least; cases--) {
    chance *= cases / ((trials - cases + 1) * odds);
    below += chance;
  }
  return tail / (tail + below);
}
