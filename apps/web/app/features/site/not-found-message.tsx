import { ButtonLink } from '#app/ui/button/button-link.tsx';

/** Shown at an address that has nothing to learn, with a link to the lessons. */
export function NotFoundMessage({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-xl py-8">
      <h1>{title}</h1>
      <p className="mt-4 mb-8 text-lg text-soft">{text}</p>
      <ButtonLink to="/learn">Go to the lessons</ButtonLink>
    </div>
  );
}
