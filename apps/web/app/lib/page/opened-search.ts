import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * The query of the address with which the page was opened; null until the page is hydrated, since it was rendered
 * without an address. The secrets in it are removed from the address at once, so that they stay in no history and in no
 * address that is shared. `secrets` is a constant.
 */
export function useOpenedSearch(secrets: readonly string[]): URLSearchParams | null {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<URLSearchParams | null>(null);
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const hasSecret = secrets.some((name) => search.has(name));
    setOpened((before) => (before !== null && !hasSecret ? before : new URLSearchParams(search)));
    if (!hasSecret) return;
    for (const name of secrets) search.delete(name);
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate, secrets]);
  return opened;
}
