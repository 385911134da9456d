/** How often a pattern is on the chart: on a phone, where the chart is out of view, it shows that the sliders work. */
export function FoundTimes({ count }: { count: number }) {
  return (
    <span role="status">
      Found on this chart: <b className="num font-semibold text-ink">{count}</b>
    </span>
  );
}
