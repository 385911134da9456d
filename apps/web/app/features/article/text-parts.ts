import type { Block } from '@wickwise/curriculum/articles/article';

export interface Section {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A text as it is shown: what comes before the first heading, then a section for each heading. */
export interface TextParts {
  readonly lead: readonly Block[];
  readonly sections: readonly Section[];
}

export function toParts(blocks: readonly Block[]): TextParts {
  const lead: Block[] = [];
  const sections: (Section & { blocks: Block[] })[] = [];
  for (const block of blocks) {
    const title = titleOf(block);
    if (title === null) (sections.at(-1)?.blocks ?? lead).push(block);
    else sections.push({ id: sectionId(title), title, blocks: block.kind === 'heading' ? [] : [block] });
  }
  return { lead, sections };
}

/** The title of the section that a block begins. Mistakes and the exercise have no heading in the text. */
function titleOf(block: Block): string | null {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'mistakes') return 'Common mistakes';
  return block.kind === 'exercise' ? 'Your turn' : null;
}

/** `What a level is` is found under `what-a-level-is`. */
function sectionId(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-');
}

export interface Piece {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly isEquation: boolean;
}

/** A number as the texts write it, such as `20,000` or `0.5%`, perhaps at one end of a bracket. */
const NUMBER = String.raw`\(?\d+(?:[.,]\d+)*%?\)?`;
const EQUATION = new RegExp(`${NUMBER}(?: [−+×/=] ${NUMBER})+`, 'g');

/** A text split into its equations, such as `53 × 2.79 = 147.87`, and the rest. */
export function splitEquations(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: equation } of text.matchAll(EQUATION)) {
    pieces.push(toPiece(text.slice(end, index), end, false), toPiece(equation, index, true));
    end = index + equation.length;
  }
  return [...pieces, toPiece(text.slice(end), end, false)].filter((piece) => piece.text !== '');
}

/** In an equation a line ends only before an equals sign. */
function toPiece(text: string, at: number, isEquation: boolean): Piece {
  return { at, text: isEquation ? text.replace(/ (?!=)/g, '\u00a0') : text, isEquation };
}

/** The running text in reading order, in the pieces in which it is shown, without captions, labels and cells. */
export function runningText(blocks: readonly Block[]): string[] {
  return blocks.flatMap(sentencesOf).flatMap((text) => splitEquations(text).map((piece) => piece.text));
}

function sentencesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'exercise':
      return [block.text];
    case 'list':
      return block.items;
    case 'worked-example':
      return block.steps;
    case 'mistakes':
      return block.items.flatMap(({ mistake, instead }) => [mistake, instead]);
    case 'heading':
    case 'template':
    case 'table':
    case 'chart':
    case 'bars':
      return [];
  }
}
