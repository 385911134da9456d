import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LocalMailbox } from '../identity/public.ts';

interface ActivationInboxProps {
  email: string;
  /** What the link does that may have been sent. */
  link?: 'opens-heritage' | 'signs-in';
  onChangeAddress: () => void;
}

/** The answer to every address that could not be opened at once: it does not say whether that address has bought. */
export function ActivationInbox({ email, link = 'opens-heritage', onChangeAddress }: ActivationInboxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Check your inbox
      </h2>
      <p className="text-soft">
        {link === 'opens-heritage' ? 'If Heritage was bought with ' : 'If we know '}
        <strong className="break-words text-ink">{email}</strong>, a link that{' '}
        {link === 'opens-heritage' ? 'opens it' : 'signs you in'} is on its way there. It works once.
      </p>
      <LocalMailbox className="self-stretch" />
      <p className="text-md text-muted">Nothing there? Look in the spam folder, or try the address of your receipt.</p>
      <Button variant="quiet" onClick={onChangeAddress}>
        Use another address
      </Button>
    </div>
  );
}
