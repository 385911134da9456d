import { useEffect, useRef } from 'react';
import { formatDate } from '#app/features/identity/model.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button/button.tsx';

interface RecoveryCodesProps {
  /** Of the account that they sign in to. */
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once. The form that led here is gone, so the focus moves to the heading. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const download = () =>
    saveFile({ name: 'wickwise-recovery-codes.txt', content: codesFile(email, codes), type: 'text/plain' });
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h3>
      <p className="text-soft">
        If you lose your phone, each of these codes works once instead of a code from the app. Keep them where you keep
        important papers, or in a password manager. You won’t see them here again.
      </p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md border border-line bg-sunk p-4 tracking-wider sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="quiet" onClick={download}>
          Download as a file
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  );
}

/** Years later, and on paper, it still says what the codes are for. */
function codesFile(email: string, codes: readonly string[]): string {
  const day = formatDate(new Date().toISOString(), null);
  return `Wickwise recovery codes for ${email}, ${day}
Each works once instead of a code from your authenticator app.

${codes.join('\n')}
`;
}
