/** Canvas drawing needs a browser: the browser tests cover it. */
export class ReplayChart {
  show() {}
  setColors() {}
  remove() {}
  scaleWidth() {
    return 0;
  }
  priceAt() {
    return null;
  }
}
