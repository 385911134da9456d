import { landing } from '@wickwise/curriculum/copy/landing';
import { ActivationForm } from '#app/features/access/activation-form.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';

const { customerForm } = landing;

/** The end of the page: start, or come back to what was bought. */
export function LandingClose() {
  return (
    <div className="border-line border-t bg-sunk">
      <div className="wrap grid items-center gap-12 py-16 md:py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="max-w-[13em] text-balance font-[440] font-serif text-4xl tracking-[-0.015em]">
            It starts with a single candle.
          </p>
          <ButtonLink to="/learn" className="mt-8">
            Start Your Trading Journey
          </ButtonLink>
        </div>
        <section
          id="heritage-customer"
          aria-labelledby="heritage-customer-title"
          className="rounded-lg border border-line bg-panel p-6 sm:p-8"
        >
          <h2 id="heritage-customer-title">{customerForm.title}</h2>
          <p className="mt-2 mb-6 text-soft">{customerForm.text}</p>
          <ActivationForm method="direct" />
        </section>
      </div>
    </div>
  );
}
