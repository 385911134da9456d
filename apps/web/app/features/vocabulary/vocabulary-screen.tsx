import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { useMemo, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useCompletions } from '../progress/public.ts';
import { filterTerms, NO_TERM_FILTER } from './model.ts';
import { StudyProgress } from './study-progress.tsx';
import { TermDialog } from './term-dialog.tsx';
import { TermFilters } from './term-filters.tsx';
import { TermFlashcards } from './term-flashcards.tsx';
import { TermGrid } from './term-grid.tsx';

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'flashcards', label: 'Flashcards' },
] as const;

type View = (typeof VIEWS)[number]['value'];

interface VocabularyScreenProps {
  terms: readonly Term[];
  /** The term whose details are open, or null. */
  openTerm: Term | null;
  onCloseTerm: () => void;
}

/** Every term, to search and to study. */
export function VocabularyScreen({ terms, openTerm, onCloseTerm }: VocabularyScreenProps) {
  const [filter, setFilter] = useState(NO_TERM_FILTER);
  const shown = useMemo(() => filterTerms(terms, filter), [terms, filter]);
  return (
    <div className="grid gap-8">
      <StudyProgress terms={terms} />
      <TermFilters filter={filter} onChange={setFilter} />
      <div>
        <p role="status" className="mb-3 text-muted text-sm">
          <span className="num">{shown.length}</span> of <span className="num">{terms.length}</span> terms
        </p>
        {shown.length === 0 ? (
          <NoTerms onReset={() => setFilter(NO_TERM_FILTER)} />
        ) : (
          <TermViews terms={shown} selection={JSON.stringify(filter)} />
        )}
      </div>
      <TermDialog term={openTerm} onClose={onCloseTerm} />
    </div>
  );
}

interface TermViewsProps {
  terms: readonly Term[];
  /** Names the filter: another selection begins with its first card. */
  selection: string;
}

function TermViews({ terms, selection }: TermViewsProps) {
  const { completed } = useCompletions('term');
  const [view, setView] = useState<View>('grid');
  return (
    <Tabs label="View" tabs={VIEWS} value={view} onValueChange={setView}>
      <TabPanel value="grid">
        <h2 className="sr-only">All terms</h2>
        <TermGrid terms={terms} studied={completed ?? new Set()} />
      </TabPanel>
      <TabPanel value="flashcards">
        <h2 className="sr-only">Flashcards</h2>
        <TermFlashcards key={selection} terms={terms} />
      </TabPanel>
    </Tabs>
  );
}

function NoTerms({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      title="No terms match"
      text="Try another word, or show every category and difficulty."
      action={
        <Button variant="quiet" onClick={onReset}>
          Show all terms
        </Button>
      }
    />
  );
}
