import { testimonials } from '@wickwise/curriculum/copy/testimonials';
import { AcademyLink } from '#app/features/site/academy-link.tsx';
import { Story } from '#app/features/site/story.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Six student stories, each marked as the example that it is. */
export function Stories() {
  return (
    <HomeSection
      title="Student stories"
      note={<p className="text-md text-muted">These are examples: we don’t have student stories to publish yet.</p>}
    >
      <ul className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((story) => (
          <li key={story.id}>
            <Story story={story} />
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="font-serif text-xl">Yours starts with the first module.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/learning-path">Start Learning Path</ButtonLink>
          <AcademyLink label="Join the academy" />
        </div>
      </div>
    </HomeSection>
  );
}
