import type { Block } from './article.ts';

/** Every text of the blocks, in reading order; what the picture of a chart or of bars says comes before its caption. */
export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(textsOfBlock);
}

function textsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'exercise':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'worked-example':
      return [block.title, ...block.steps];
    case 'chart':
      return [block.picture.alt, ...block.lines.map((line) => line.label), block.caption];
    case 'bars':
      return [block.unit, ...block.bars.map((bar) => bar.label), block.alt, block.caption];
    case 'template':
      return [block.title, ...block.fields.flatMap(({ label, hint }) => [label, hint])];
    case 'mistakes':
      return block.items.flatMap(({ mistake, instead }) => [mistake, instead]);
  }
}

/** The texts of the blocks that are whole sentences: not headings, titles, cells of tables or labels. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(sentencesOfBlock);
}

function sentencesOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'table':
      return [block.caption];
    case 'worked-example':
      return block.steps;
    case 'chart':
      return [block.picture.alt, block.caption];
    case 'bars':
      return [block.alt, block.caption];
    case 'template':
      return block.fields.map(({ hint }) => hint);
    case 'paragraph':
    case 'list':
    case 'mistakes':
    case 'exercise':
      return textsOfBlock(block);
  }
}

/** How many words the texts hold. A word has a letter or a digit: signs such as × and = are none. */
export function wordCount(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length, 0);
}
