import { testimonials } from '@wickwise/curriculum/copy/testimonials';
import ExternalLink from 'lucide-react/icons/external-link';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ACADEMY_URL } from '../../ui/site-links.ts';
import { Story } from '../../ui/story.tsx';
import { HomeSection } from './home-section.tsx';

/** Six student stories, each marked as the example that it is. */
export function Stories() {
  return (
    <HomeSection
      title="Student stories"
      note={<p className="text-md text-muted">Examples: there are no students yet whose words we could print.</p>}
    >
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((story) => (
          <li key={story.id}>
            <Story story={story} />
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="font-serif text-xl">Yours begins with the first module.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/learning-path">Start Learning Path</ButtonLink>
          <ButtonAnchor href={ACADEMY_URL} target="_blank" rel="noopener" variant="quiet">
            Join the academy
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </ButtonAnchor>
        </div>
      </div>
    </HomeSection>
  );
}
