import type { Account } from '@wickwise/contract/account';
import { deviceName } from '@wickwise/contract/identity/device-name';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useEndOtherSessions, useEndSession } from '../account-queries.ts';
import { failureMessage } from '../failures.ts';
import { formatDate, lastUsedText } from '../model.ts';

type Session = Account['sessions'][number];

export function SignInSessions({ account }: { account: Account }) {
  const others = account.sessions.filter((session) => !session.current);
  const ordered = [...account.sessions.filter((session) => session.current), ...others];
  return (
    <div className="flex flex-col gap-5">
      <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} timeZone={account.timeZone} />
        ))}
      </ul>
      {others.length > 0 ? <EndOthers /> : <p className="text-soft">You aren’t signed in anywhere else.</p>}
    </div>
  );
}

function SessionRow({ session, timeZone }: { session: Session; timeZone: string }) {
  const end = useEndSession();
  const report = useReport();
  const device = deviceName(session.userAgent);
  const used = session.current ? 'active now' : lastUsedText(session.lastUsedAt, new Date());
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.current ? <Tag tone="up">This device</Tag> : null}
        </p>
        <p className="text-muted text-sm">
          Signed in {formatDate(session.createdAt, timeZone)} · {used}
          {session.ipAddress ? (
            <>
              {' '}
              · from <span className="num break-all">{session.ipAddress}</span>
            </>
          ) : null}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="quiet"
          aria-label={`End the session of ${device}`}
          pending={end.isPending}
          pendingLabel="Ending…"
          onClick={() => end.mutate(session.id, report(`${device} was signed out.`))}
        >
          End
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const end = useEndOtherSessions();
  const report = useReport();
  return (
    <div>
      <Button
        variant="quiet"
        pending={end.isPending}
        pendingLabel="Ending…"
        onClick={() => end.mutate(undefined, report('All other sessions were ended.'))}
      >
        End all other sessions
      </Button>
    </div>
  );
}

/** Reports the result. The row of the ended session is gone, so the focus moves to the section's heading. */
function useReport() {
  const { toast } = useToast();
  return (success: string) => ({
    onSuccess: () => {
      toast({ title: success });
      document.getElementById('sessions-title')?.focus();
    },
    onError: (error: unknown) =>
      toast({ title: 'We couldn’t end the session.', description: failureMessage(error), variant: 'destructive' }),
  });
}
