import { Skeleton } from '#app/ui/state/skeleton.tsx';

/** A placeholder for the form while a payment is being created. */
export function SettingUp() {
  return (
    <div className="grid gap-5">
      <p role="status" className="text-soft">
        Setting up payment...
      </p>
      {['email', 'number', 'expiry'].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-11 w-full rounded-md" />
        </div>
      ))}
      <Skeleton className="mt-1 h-11 w-full rounded-md" />
    </div>
  );
}
