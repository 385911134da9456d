export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

export const visitorLinks: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/learn', label: 'Learn' },
  { to: '/flashcards', label: 'Flashcards' },
  { to: '/quiz', label: 'Quiz' },
  { to: '/vocabulary', label: 'Vocabulary' },
  { to: '/progress', label: 'Progress' },
];
