import { NeedsScripts } from '#app/ui/state/needs-scripts.tsx';

/** Why no chart is drawn where scripts are blocked. */
export function ChartsNeedScripts() {
  return (
    <NeedsScripts>
      New charts are drawn for each answer, so this page needs JavaScript, which is off in this browser. Turn it on for
      this site, or{' '}
      <a href="/learn" className="underline">
        read the lessons
      </a>
      : they show each pattern with a near miss and a failure without it.
    </NeedsScripts>
  );
}
