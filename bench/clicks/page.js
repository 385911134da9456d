// Runs in the measured page: window.works resolves once it is hydrated, window.watchClick(heading) starts, and
// window.clicked holds the result.
window.works = new Promise((resolve) => {
  const look = () => {
    if (document.documentElement?.dataset.hydrated === undefined) requestAnimationFrame(look);
    else resolve();
  };
  look();
}).then(() => true);

/** Milliseconds from the finger that comes down to the first frame with the heading of the next page. */
function untilHeading(heading) {
  return new Promise((resolve) => {
    const begin = (event) => {
      const look = () => {
        const isThere = document.querySelector('h1')?.textContent?.includes(heading);
        if (isThere) resolve(performance.now() - event.timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('pointerdown', begin, { capture: true, once: true });
  });
}

window.watchClick = (heading) => {
  window.clicked = { text: untilHeading(heading), slowest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.clicked.slowest = Math.max(window.clicked.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
};
