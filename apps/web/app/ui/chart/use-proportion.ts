import { type RefObject, useLayoutEffect, useState } from 'react';

/** The height of an element in parts of its width, as it changes; null until it is known. */
export function useProportion(element: RefObject<Element | null>): number | null {
  const [proportion, setProportion] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const { width, height } = box.getBoundingClientRect();
      if (width > 0 && height > 0) setProportion(height / width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return proportion;
}
