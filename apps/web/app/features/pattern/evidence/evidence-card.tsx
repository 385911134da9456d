import type { Evidence } from '@wickwise/contract/lesson/evidence';
import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { Card } from '#app/ui/card.tsx';
import { ratingText } from '../model.ts';
import { MeasuredEvidence } from './measured-evidence.tsx';

/** What the published figures are worth against chance, and how much study the pattern deserves. */
export function EvidenceCard({ lesson }: { lesson: PatternLesson }) {
  const { evidence, disagreement, frequency, rating } = lesson;
  return (
    <Card as="section">
      <div className="grid gap-3 px-1 pt-1">
        <h2 className="text-xl">Evidence</h2>
        {evidence.kind === 'measured' ? <MeasuredEvidence evidence={evidence} /> : <NotMeasured {...evidence} />}
        <Note title="How common it is.">{frequency}</Note>
        {disagreement === null ? null : <Note title="Textbooks disagree.">{disagreement}</Note>}
        <Note title={`Study priority ${ratingText(rating)} out of 10.`}>
          Half of the score is how often the pattern occurs in daily candles, half is how far its rate is from chance.
          Anything that hasn’t been measured counts as average. It isn’t a user rating, and it says nothing about
          profit.
        </Note>
      </div>
    </Card>
  );
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <p className="border-line border-t pt-3 text-md text-soft">
      <b className="font-semibold text-ink">{title}</b> {children}
    </p>
  );
}

function NotMeasured({ note }: Extract<Evidence, { kind: 'not-measured' }>) {
  return (
    <p className="text-md text-soft">
      <b className="font-semibold text-ink">Not measured.</b> {note}
    </p>
  );
}
