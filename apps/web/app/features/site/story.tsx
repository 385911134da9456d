import type { Testimonial } from '@wickwise/curriculum/copy/testimonials';
import { Tag } from '#app/ui/tag.tsx';

const STAR = 'M8 1.2 10.1 5.6 14.9 6.2 11.4 9.5 12.3 14.3 8 12 3.7 14.3 4.6 9.5 1.1 6.2 5.9 5.6Z';

/** A testimonial about the lessons. */
export function Story({ story }: { story: Testimonial }) {
  const { name, role, company, content, rating, achievement, isExample } = story;
  return (
    <figure className="flex h-full flex-col border-line-strong border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stars rating={rating} />
        {isExample ? <Tag>Example</Tag> : null}
      </div>
      <blockquote className="mt-5 font-serif text-[1.375rem] leading-[1.4] tracking-[-0.005em]">“{content}”</blockquote>
      <figcaption className="mt-auto pt-6 text-md">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{company ? `${role} at ${company}` : role}</p>
        <p className="mt-2 text-soft">{achievement}</p>
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 96 16" role="img" aria-label={`${rating} out of 5 stars`} className="h-4 w-24">
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${place * 20} 0)`}
          className={place < rating ? 'fill-brass' : 'fill-none stroke-line-strong'}
        />
      ))}
    </svg>
  );
}
