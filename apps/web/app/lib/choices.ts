/** The choices of a filter or a list, in the order of their labels. */
export function choicesOf<Id extends string>(labels: Readonly<Record<Id, string>>): readonly Choice<Id>[] {
  return (Object.entries(labels) as [Id, string][]).map(([id, label]) => ({ id, label }));
}

interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
}
