import { testimonials } from '@wickwise/curriculum/copy/testimonials';
import { Story } from '#app/features/site/story.tsx';

export function LandingStories() {
  return (
    <section aria-labelledby="stories" className="wrap py-16 md:py-24">
      <h2 id="stories" className="text-3xl">
        What a learner might take away
      </h2>
      <p className="mt-3 text-soft">These stories are examples: we don’t have any from students to publish yet.</p>
      <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-3">
        {testimonials.slice(0, 3).map((story) => (
          <li key={story.id}>
            <Story story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
