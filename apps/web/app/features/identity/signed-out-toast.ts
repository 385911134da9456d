import { useEffect } from 'react';
import { useOpenedSearch } from '#app/lib/page/opened-search.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { SIGN_IN_HREF } from '../site/public.ts';

const FLAGS = ['signedOut'];

/** Confirms a sign-out to the visitor, with a link to sign in again. */
export function useSignedOutToast(isVisitor: boolean): void {
  const { toast } = useToast();
  const wasSignedOut = useOpenedSearch(FLAGS)?.get('signedOut') === 'true';
  useEffect(() => {
    if (!(wasSignedOut && isVisitor)) return;
    const signIn = () => window.location.assign(SIGN_IN_HREF);
    toast({
      title: 'Signed out',
      action: { label: 'Sign in', altText: 'Use Sign In in the header', onClick: signIn },
    });
  }, [wasSignedOut, isVisitor, toast]);
}
