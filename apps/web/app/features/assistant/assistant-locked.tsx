import Lock from 'lucide-react/icons/lock';
import { ButtonLink } from '#app/ui/button/button-link.tsx';

/** Shown in place of the assistant to users without Heritage. */
export function AssistantLocked() {
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p className="flex gap-3 text-soft">
        <Lock size={18} aria-hidden="true" className="mt-1 shrink-0 text-brass" />
        AI chart analysis is exclusive to Heritage tier members. Upgrade to unlock the assistant's insights.
      </p>
      <ButtonLink to="/subscribe">Upgrade to Heritage</ButtonLink>
    </div>
  );
}
