import { GlossaryText } from '#app/ui/glossary.tsx';
import { splitEquations } from './text-parts.ts';

/** One or more sentences. Equations use the digits of the charts. */
export function ArticleText({ text }: { text: string }) {
  return splitEquations(text).map((piece) =>
    piece.isEquation ? (
      <span key={piece.at} className="num wrap-anywhere text-[0.92em] text-ink">
        {piece.text}
      </span>
    ) : (
      <GlossaryText key={piece.at} text={piece.text} />
    ),
  );
}
