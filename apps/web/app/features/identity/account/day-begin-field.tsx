import { dayBeginText, LAST_DAY_BEGIN } from '@wickwise/contract/identity/day-begin';
import { SelectField } from '#app/ui/form/select-field.tsx';

const hours = Array.from({ length: LAST_DAY_BEGIN + 1 }, (_, hour) => ({
  hour,
  name: hour === 0 ? 'Midnight' : dayBeginText(hour),
}));

/** The hour at which the learner's days begin, for those who study past midnight. */
export function DayBeginField({ hour, onHour }: { hour: number; onHour: (hour: number) => void }) {
  return (
    <SelectField
      label="My day begins at"
      hint="Studying before this hour counts toward the day before."
      value={hour}
      onChange={(event) => onHour(Number(event.currentTarget.value))}
      className="max-w-md"
    >
      {hours.map(({ hour: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
