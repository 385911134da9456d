import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { LocalMailbox } from '../identity/public.ts';

interface ActivationInboxProps {
  email: string;
  /** What the link does that may have been sent. */
  link?: 'opens-heritage' | 'signs-in';
  onChangeAddress: () => void;
}

/** The same for every address that can't be unlocked right away: it doesn't say whether that address bought Heritage. */
export function ActivationInbox({ email, link = 'opens-heritage', onChangeAddress }: ActivationInboxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Check your inbox
      </h2>
      <p className="text-soft">
        {link === 'opens-heritage' ? 'If ' : 'If there’s an account for '}
        <strong className="wrap-anywhere text-ink">{email}</strong>
        {link === 'opens-heritage'
          ? ' was used to buy Heritage, we’ve sent an email that tells you how to unlock it'
          : ', we’ve sent a link that signs you in'}
        . {link === 'opens-heritage' ? 'A link that unlocks Heritage' : 'It'} works once and expires in{' '}
        {LINK_VALID_MINUTES} minutes.
      </p>
      <LocalMailbox className="self-stretch" />
      <p className="text-md text-muted">
        Nothing there? Check your spam folder, or try the address on your receipt. If you’ve changed your account’s
        address since, use the new one.
      </p>
      <Button variant="quiet" onClick={onChangeAddress}>
        Use another address
      </Button>
    </div>
  );
}
