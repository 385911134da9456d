import { lazy, Suspense, useEffect } from 'react';
import { FailureNotice } from '#app/features/identity/failure-notice.tsx';
import { needsFreshSignIn, problemsOf } from '#app/features/identity/failures.ts';
import { appCodeProblem } from '#app/features/identity/fields.ts';
import { useBeginTwoFactor, useConfirmTwoFactor } from '#app/features/identity/two-factor-queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewSignIn } from './renew-sign-in.tsx';

const QrCode = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

interface SetUpProps {
  email: string;
  onDone: () => void;
}

/** Shows the secret, takes the first code, and then shows the recovery codes. */
export function SetUpTwoFactor({ email, onDone }: SetUpProps) {
  const { mutate, data: setup, error } = useBeginTwoFactor();
  const confirm = useConfirmTwoFactor();
  useEffect(() => mutate(), [mutate]);
  if (confirm.isSuccess) return <RecoveryCodes email={email} codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (needsFreshSignIn(error) || needsFreshSignIn(confirm.error)) return <RenewSignIn email={email} />;
  if (error) return <FailureNotice error={error} />;
  if (setup === undefined) return <Skeleton className="h-96" label="Preparing your code" />;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-soft">
        Scan this code with an authenticator app, such as Google Authenticator, 1Password or Aegis. Then enter the six
        digits it shows.
      </p>
      <div className="self-center">
        <Suspense fallback={<Skeleton className="size-52" label="Drawing the code" />}>
          {/* Black on white in both themes, with the margin that readers need. */}
          <QrCode
            value={setup.uri}
            size={208}
            marginSize={4}
            title="QR code with the key below"
            className="rounded-md"
          />
        </Suspense>
      </div>
      <ManualKey secret={setup.secret} />
      <ConfirmForm confirm={confirm} />
    </div>
  );
}

/** For a phone that can't scan its own screen. */
function ManualKey({ secret }: { secret: string }) {
  return (
    <p className="text-muted text-sm">
      Can’t scan it? Enter this key in the app:{' '}
      <span className="wrap-anywhere select-all text-ink tracking-wider">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
    </p>
  );
}

function ConfirmForm({ confirm }: { confirm: ReturnType<typeof useConfirmTwoFactor> }) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const check = ({ code = '' }: FormValues) => collectProblems({ code: appCodeProblem(code) });
  const send = ({ code = '' }: FormValues) =>
    confirm.mutate(code, { onError: (error) => void show(problemsOf(error)) });
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(check, send)}>
      <TextField
        label="Code from the app"
        hint="Turning it on signs out your other devices."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problems.code}
      />
      <FormProblem problems={problems} />
      <Button type="submit" pending={confirm.isPending} pendingLabel="Turning on…">
        Turn on
      </Button>
    </form>
  );
}
