import { Button } from '#app/ui/button/button.tsx';
import {
  collectProblems,
  FormProblem,
  type FormValues,
  type Problems,
  useFormProblems,
} from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { failureCode, problemsOf } from '../failures.ts';
import { appCodeProblem } from '../fields.ts';
import { usePassSecondFactor } from '../sign-in-queries.ts';

/** Where a code comes from. */
export type CodeKind = 'app' | 'recovery';

interface SecondFactorFormProps {
  kind: CodeKind;
  onPassed: () => void;
  onFailure: (error: unknown) => void;
}

const FIELDS = {
  app: { label: 'Code from your authenticator app', hint: 'Six digits.', inputMode: 'numeric' },
  recovery: { label: 'Recovery code', hint: 'One of the ten you saved, such as 7K4M-Q2XP-9DRT. Each works once.' },
} as const;

export function SecondFactorForm({ kind, onPassed, onFailure }: SecondFactorFormProps) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const pass = usePassSecondFactor();
  const check = ({ code = '' }: FormValues) =>
    collectProblems({ code: kind === 'app' ? appCodeProblem(code) : recoveryCodeProblem(code) });
  const fail = (error: unknown) => {
    show(problemsWith(kind, error));
    onFailure(error);
  };
  const send = ({ code = '' }: FormValues) => pass.mutate(code, { onSuccess: onPassed, onError: fail });
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(check, send)}>
      <TextField
        {...FIELDS[kind]}
        name="code"
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        error={problems.code}
      />
      <FormProblem problems={problems} />
      <Button type="submit" pending={pass.isPending || pass.isSuccess} pendingLabel="Signing in…">
        Sign in
      </Button>
    </form>
  );
}

/** A wrong recovery code needs its own words: no app shows another one. */
function problemsWith(kind: CodeKind, error: unknown): Problems {
  const isWrong = kind === 'recovery' && failureCode(error) === 'wrong_code';
  return isWrong ? { code: WRONG_RECOVERY_CODE } : problemsOf(error);
}

const WRONG_RECOVERY_CODE = 'That recovery code is wrong, or you’ve already used it. Try another one.';

function recoveryCodeProblem(typed: string): string | null {
  return typed.replaceAll(/[\s-]/g, '').length === 12 ? null : 'A recovery code has 12 letters and digits.';
}
