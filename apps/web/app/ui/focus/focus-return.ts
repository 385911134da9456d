import { type RefObject, useRef } from 'react';

/**
 * Returns the focus to what had it before a dialog opened, which Radix does only for its own triggers. If the page
 * behind the dialog focuses something in the meantime, that gets the focus afterwards.
 */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const followPage = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && relatedTarget.closest('main')) opener.current = relatedTarget;
  };
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.addEventListener('focusout', followPage);
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isThere = opener.current instanceof HTMLElement && opener.current.isConnected;
      // The element that opened it may be gone by now, such as a button of a page that was left, and the focus lost
      // with it.
      const isLost = document.activeElement === document.body;
      const target = isThere ? opener.current : isLost ? document.querySelector('main') : null;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
