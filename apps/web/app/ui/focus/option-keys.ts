import type { KeyActions } from './page-keys.ts';

interface Option<Id extends string> {
  readonly id: Id;
}

/** The letter of each option, which is its id, and its number from 1. */
export function optionKeys<Id extends string>(options: readonly Option<Id>[], onChoose: (id: Id) => void): KeyActions {
  return Object.fromEntries(
    options.flatMap(({ id }, index) => {
      const choose = () => onChoose(id);
      return [
        [id.toLowerCase(), choose],
        [String(index + 1), choose],
      ];
    }),
  );
}

/** The number of each option, from 1. */
export function numberKeys<Choice>(options: readonly Choice[], onChoose: (option: Choice) => void): KeyActions {
  return Object.fromEntries(options.map((option, index) => [String(index + 1), () => onChoose(option)]));
}
