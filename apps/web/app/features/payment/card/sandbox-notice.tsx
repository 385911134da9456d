import type { CardTexts } from './card-fields.tsx';
import { SANDBOX_LABEL } from './sandbox-mark.tsx';

interface TestCard {
  readonly number: string;
  readonly outcome: string;
}

/** Numbers that Stripe publishes for tests: the embedded sandbox knows them too. */
const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'Goes through' },
  { number: '4000 0025 0000 3155', outcome: 'Asks you to authenticate' },
  { number: '4000 0000 0000 0002', outcome: 'Is declined' },
  { number: '4000 0000 0000 9995', outcome: 'Has insufficient funds' },
];

/** Says that no money moves, and which test cards to use. */
export function SandboxNotice({ onChoose }: { onChoose: (card: CardTexts) => void }) {
  const choose = (number: string) => onChoose({ number, expiry: `12 / ${nextYear()}`, cvc: '123' });
  return (
    <div className="mb-6 rounded-md border border-brass">
      <p className="px-4 pt-3 font-semibold text-md">{SANDBOX_LABEL}</p>
      <details>
        <summary className="min-h-11 content-center px-4 text-md text-soft hover:text-ink">Test cards</summary>
        <ul className="border-line border-t">
          {TEST_CARDS.map((card) => (
            <li
              key={card.number}
              className="flex items-center justify-between gap-3 border-line border-b px-4 last:border-b-0"
            >
              <TestCardText card={card} />
              <button
                type="button"
                aria-label={`Use the card ${card.number}`}
                className="min-h-11 shrink-0 font-semibold text-brass text-md underline underline-offset-4"
                onClick={() => choose(card.number)}
              >
                Use
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function TestCardText({ card: { number, outcome } }: { card: TestCard }) {
  return (
    <p className="flex flex-wrap gap-x-4 py-2 text-md">
      <span className="num">{number}</span>
      <span className="text-soft">{outcome}</span>
    </p>
  );
}

/** Two digits, as on a card. */
function nextYear(): string {
  return String((new Date().getFullYear() + 1) % 100).padStart(2, '0');
}
