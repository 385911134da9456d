import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompletionKind, Completions } from '@wickwise/contract/progress';
import type { Earned } from '@wickwise/contract/reward/reward';
import { makeCall } from '#app/lib/api-client.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { currentUserQuery, useCurrentUser, useLearnerOutage } from '../identity/queries.ts';
import { updateRewards } from '../reward/queries.ts';
import { earnedMessage } from './model.ts';
import { completionsQuery, useVisitorProgress } from './queries.ts';
import { visitorProgressStore, withCompleted } from './storage.ts';
import { logForVisitor } from './visitor-log.ts';

const listNames = {
  term: 'terms',
  section: 'sections',
  module: 'modules',
  article: 'articles',
} as const satisfies Record<CompletionKind, keyof Completions>;

/** The completed items of one kind: from the server when signed in, otherwise from this browser. */
export interface CompletionsState {
  /** Null until it has loaded. */
  readonly completed: ReadonlySet<string> | null;
  readonly isVisitor: boolean;
  readonly isError: boolean;
  readonly retry: () => Promise<void>;
}

export function useCompletions(kind: CompletionKind): CompletionsState {
  const { user, isPending } = useCurrentUser();
  const { isOut } = useLearnerOutage();
  const { value: lists } = useVisitorProgress();
  const { data, isError, refetch } = useQuery({ ...completionsQuery, enabled: user !== null });
  const client = useQueryClient();
  // The list is also refused once the session has ended, so the user is refetched first.
  const retry = async () => {
    await client.refetchQueries(currentUserQuery);
    await refetch();
  };
  const isVisitor = !isPending && user === null;
  const ids = isVisitor ? lists[listNames[kind]] : data?.[listNames[kind]];
  return { completed: ids ? new Set(ids) : null, isVisitor, isError: isOut || (user !== null && isError), retry };
}

/** How many items of a list are completed. One that is no longer in the list counts nowhere. */
export function countCompleted(items: readonly { readonly id: string }[], completed: ReadonlySet<string>): number {
  return items.filter(({ id }) => completed.has(id)).length;
}

interface Item {
  readonly kind: CompletionKind;
  readonly itemId: string;
}

/** Marks an item complete, on the server or in this browser for a visitor, and says what it earned. */
export function useCompleteItem() {
  const { user } = useCurrentUser();
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (item: Item) => (user === null ? completeInBrowser(item) : completeOnServer(client, item)),
    onSuccess: (earned) => {
      const message = earned && earnedMessage(earned);
      if (message) toast(message);
    },
  });
}

async function completeInBrowser({ kind, itemId }: Item): Promise<null> {
  visitorProgressStore().change(withCompleted(listNames[kind], itemId));
  const at = new Date().toISOString();
  if (kind === 'article') logForVisitor({ kind, id: `article:${itemId}`, at, articleId: itemId });
  return null;
}

async function completeOnServer(client: QueryClient, { kind, itemId }: Item): Promise<Earned> {
  const { earned } = await makeCall('PUT /api/completions/:kind/:itemId', { params: { kind, itemId } });
  // A list that is still being fetched may be older.
  await Promise.all([client.cancelQueries(completionsQuery), updateRewards(client, earned)]);
  client.setQueryData(completionsQuery.queryKey, (lists) => lists && withItem(lists, { kind, itemId }));
  if (client.getQueryData(completionsQuery.queryKey) === undefined) await client.invalidateQueries(completionsQuery);
  return earned;
}

function withItem(lists: Completions, { kind, itemId }: Item): Completions {
  const name = listNames[kind];
  return lists[name].includes(itemId) ? lists : { ...lists, [name]: [...lists[name], itemId] };
}
