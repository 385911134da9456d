export const SANDBOX_LABEL = 'Sandbox: no money moves';

/** Marks a payment that moved no money. */
export function SandboxMark() {
  return (
    <p className="mt-5 inline-block rounded-md border border-brass px-3 py-1.5 font-medium text-brass text-md">
      {SANDBOX_LABEL}
    </p>
  );
}
