import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { Lesson } from '../pattern/public.ts';
import { nextStepOf } from './model.ts';
import { useToday } from './queries.ts';
import { StartLink } from './start-link.tsx';

/** Begins what the plan has next, or charts without end where it has nothing or can't be loaded. */
export function NextStepButton({ lessons }: { lessons: readonly Lesson[] }) {
  const today = useToday(lessons);
  if (today.status === 'loading') return <Button pending>Planning...</Button>;
  const step = today.status === 'ready' ? nextStepOf(today.plan) : null;
  if (step === null) {
    return (
      <ButtonLink to="/practice" state={{ from: '/learn' }}>
        More practice
      </ButtonLink>
    );
  }
  const { item, isMore } = step;
  return (
    <StartLink item={item} isMore={isMore}>
      Next: {item.title}
    </StartLink>
  );
}
