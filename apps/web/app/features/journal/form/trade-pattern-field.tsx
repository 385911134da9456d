import { useId } from 'react';
import { usePatterns } from '#app/features/pattern/queries.ts';
import { TextField } from '#app/ui/form/text-field.tsx';

/** The pattern that a trade was taken on: any text, with the lessons' names as suggestions. */
export function TradePatternField({ pattern }: { pattern: string }) {
  const listId = useId();
  const { data = [] } = usePatterns();
  return (
    <>
      <TextField
        label="Pattern"
        name="pattern"
        list={listId}
        autoComplete="off"
        defaultValue={pattern}
        hint="Pick a lesson’s pattern, or type your own setup."
      />
      <datalist id={listId}>
        {data.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
