import { useQuery } from '@tanstack/react-query';
import { Button } from '#app/ui/button/button.tsx';
import { signInMethodsQuery } from '../queries.ts';
import { useProviderSignIn } from '../sign-in-queries.ts';

interface ProviderSignInProps {
  returnTo: string;
  onFailure: (error: unknown) => void;
}

/** Redirects to the OpenID provider, when this server has one. */
export function ProviderSignIn({ returnTo, onFailure }: ProviderSignInProps) {
  const { data: methods } = useQuery(signInMethodsQuery);
  const start = useProviderSignIn();
  if (!methods?.provider) return null;
  const go = () => start.mutate(returnTo, { onSuccess: (url) => window.location.assign(url), onError: onFailure });
  return (
    <Button
      variant="quiet"
      pending={start.isPending || start.isSuccess}
      pendingLabel={`Going to ${methods.provider.name}…`}
      onClick={go}
    >
      Continue with {methods.provider.name}
    </Button>
  );
}
