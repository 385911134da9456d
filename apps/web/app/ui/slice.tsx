import { type ComponentType, memo, Suspense } from 'react';

/**
 * Turns a part of a page into a slice, which hydrates in a task of its own (a clicked slice first) and does not render
 * again with the page around it. So its props must stay the same objects until their content changes, and it must not
 * read anything that differs between the built page and this browser.
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
