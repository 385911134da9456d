import { type ComponentType, memo, Suspense } from 'react';

/**
 * Makes of a part of a page a slice: it comes to life in a task of its own, the one that is pressed first, and stays as it
 * is when the page around it is drawn again. So its props have to be the same objects as long as they say the same, and
 * it may not read what differs between the page as it was built and this browser.
 */
export function sliceOf<Props extends object>(Part: ComponentType<Props>) {
  return memo(function Slice(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
