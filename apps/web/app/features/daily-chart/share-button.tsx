import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';

type Outcome = 'copied' | 'failed' | null;

/** Shares a text by the device, or copies it where the device can't share. */
export function ShareButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  return (
    <>
      <Button variant="quiet" className="max-sm:grow" onClick={() => void share(text).then(setOutcome)}>
        <Share2 size={18} aria-hidden="true" />
        {outcome === 'copied' ? 'Copied' : 'Share'}
      </Button>
      <p role="status" className={outcome === 'failed' ? 'basis-full text-down text-sm' : 'sr-only'}>
        {outcome === 'copied' ? 'The result was copied. It doesn’t give the answer away.' : null}
        {outcome === 'failed' ? 'Your browser didn’t allow sharing or copying.' : null}
      </p>
    </>
  );
}

async function share(text: string): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return null;
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed';
  }
}
