import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LINK_NOTE } from '../model.ts';
import { currentUserQuery } from '../queries.ts';
import { LocalMailbox } from './local-mailbox.tsx';
import { ResendLink } from './resend-link.tsx';

export interface Mailed {
  email: string;
  why: 'asked' | 'new';
}

interface CheckInboxProps {
  mailed: Mailed;
  returnTo: string;
  onChangeAddress: () => void;
}

const PURPOSES: Record<Mailed['why'], string> = {
  asked: 'Open it and click the button there.',
  new: 'Open it in this browser to finish creating your account and keep the password you chose.',
};

/** A link has been requested. The learner also returns here after opening it in another tab. */
export function CheckInbox({ mailed, returnTo, onChangeAddress }: CheckInboxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useQuery({ ...currentUserQuery, refetchOnWindowFocus: 'always' });
  return (
    <Card className="p-2 sm:p-4">
      <h2 ref={heading} tabIndex={-1}>
        Check your inbox
      </h2>
      <p className="mt-2 text-soft">
        We sent a link to <strong className="wrap-anywhere text-ink">{mailed.email}</strong>. {PURPOSES[mailed.why]}
      </p>
      <p className="mt-2 text-muted text-md">{LINK_NOTE}</p>
      <LocalMailbox className="mt-5" />
      <p className="mt-6 border-line border-t pt-5 text-muted text-md">
        Nothing there? Check your spam folder and the address above. A new link replaces the old one.
      </p>
      <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ResendLink email={mailed.email} returnTo={returnTo} />
        <Button variant="quiet" onClick={onChangeAddress}>
          Change the address
        </Button>
      </div>
    </Card>
  );
}
