import { emotions, type JournalEntry, marketConditions, timeframes, tradeTypes } from '@wickwise/journal/entry';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { emotionLabels, marketLabels, typeLabels } from '../trade-texts.ts';
import { Options } from './trade-fields.tsx';
import { TradePatternField } from './trade-pattern-field.tsx';

export function TradeTypeField({ initial }: { initial: JournalEntry }) {
  return (
    <SelectField label="Trade Type" name="tradeType" defaultValue={initial.tradeType}>
      {initial.tradeType === '' ? <option value="">Not recorded</option> : null}
      <Options choices={tradeTypes} labels={typeLabels} />
    </SelectField>
  );
}

/** In what setup, mood and market it was taken, and what was learned. */
export function TradeContextFields({ initial }: { initial: JournalEntry }) {
  return (
    <>
      <TradePatternField pattern={initial.pattern} />
      <SelectField label="Emotion Before" name="emotionBefore" defaultValue={initial.emotionBefore}>
        {initial.emotionBefore === '' ? <option value="">Not recorded</option> : null}
        <Options choices={emotions} labels={emotionLabels} />
      </SelectField>
      <SelectField label="Market Condition" name="marketCondition" defaultValue={initial.marketCondition}>
        {initial.marketCondition === '' ? <option value="">Not recorded</option> : null}
        <Options choices={marketConditions} labels={marketLabels} />
      </SelectField>
      <SelectField label="Timeframe" name="timeframe" defaultValue={initial.timeframe}>
        {initial.timeframe === '' ? <option value="">Not recorded</option> : null}
        <Options choices={timeframes} />
      </SelectField>
      <TextField label="Tags" name="tags" defaultValue={initial.tags.join(', ')} hint="Separate tags with commas." />
      <TextAreaField
        label="Lessons Learned"
        name="lessonsLearned"
        rows={3}
        className="col-span-full"
        defaultValue={initial.lessonsLearned}
      />
    </>
  );
}
