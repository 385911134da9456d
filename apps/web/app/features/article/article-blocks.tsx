import type { Block } from '@wickwise/curriculum/articles/article';
import { textsOf } from '@wickwise/curriculum/articles/article-text';
import { ArticleTable } from './article-table.tsx';
import { ArticleText } from './article-text.tsx';
import { ArticleBars } from './chart/article-bars.tsx';
import { ArticleChart } from './chart/article-chart.tsx';
import { MistakeList } from './mistake-list.tsx';
import { TemplateForm } from './template/template-form.tsx';
import { WorkedExample } from './worked-example.tsx';

/** The parts of a text in order. Headings are not among them: they begin a section. */
export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  // No two blocks of an article begin with the same text, so it serves as their key.
  return blocks.map((block) => <ArticleBlock key={textsOf([block])[0]} block={block} />);
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph text={block.text} />;
    case 'list':
      return <ArticleList items={block.items} />;
    case 'table':
      return <ArticleTable table={block} />;
    case 'worked-example':
      return <WorkedExample example={block} />;
    case 'chart':
      return <ArticleChart chart={block} />;
    case 'bars':
      return <ArticleBars figure={block} />;
    case 'template':
      return <TemplateForm template={block} />;
    case 'mistakes':
      return <MistakeList items={block.items} />;
    case 'exercise':
      return <Exercise text={block.text} />;
    case 'heading':
      return null;
  }
}

function Paragraph({ text }: { text: string }) {
  return (
    <p className="max-w-2xl text-[1.0625rem] text-soft leading-relaxed">
      <ArticleText text={text} />
    </p>
  );
}

function Exercise({ text }: { text: string }) {
  return (
    <p className="border-brass border-l-2 pl-5 text-[1.0625rem] leading-relaxed">
      <ArticleText text={text} />
    </p>
  );
}

function ArticleList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-2xl gap-2.5 text-[1.0625rem] text-soft leading-relaxed">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1rem_1fr] gap-2">
          <span aria-hidden="true" className="mt-[0.8em] h-0 w-3 border-brass border-t" />
          <span>
            <ArticleText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
