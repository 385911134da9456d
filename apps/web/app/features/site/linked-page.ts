/** Another screen of this site that a link leads to. */
export function linkedPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null;
  return link.pathname === location.pathname ? null : link;
}
