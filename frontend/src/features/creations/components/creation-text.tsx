import clsx from 'clsx';
import { Square, SquareCheck } from 'lucide-react';
import { readBlocks, type Block, type ListItem } from '../read-blocks.ts';
import { MarkedText } from './marked-text.tsx';

/** What was made, set as a text. It comes from words that anyone may have said: nothing in it is taken for HTML. */
export function CreationText({ content }: { content: string }) {
  return (
    <div className="mt-4 grid max-w-[56ch] gap-3.5 font-serif text-base leading-relaxed">
      {readBlocks(content).map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h3 className="mt-2 text-lg first:mt-0">
        <MarkedText text={block.text} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <MarkedText text={block.text} />
      </p>
    );
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  const isChecklist = block.items.some(({ isDone }) => isDone !== null);
  const marks = block.isNumbered ? 'list-decimal ps-6' : 'list-disc ps-6';
  return (
    <List className={clsx('grid gap-1.5 marker:text-thread', !isChecklist && marks)}>
      {block.items.map((item, index) => (
        <TextItem key={index} item={item} />
      ))}
    </List>
  );
}

function TextItem({ item: { text, isDone } }: { item: ListItem }) {
  if (isDone === null) {
    return (
      <li>
        <MarkedText text={text} />
      </li>
    );
  }
  const Icon = isDone ? SquareCheck : Square;
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-label={isDone ? 'Done:' : 'To do:'} role="img" size={18} className="mt-1.5 shrink-0 text-thread-ink" />
      <span>
        <MarkedText text={text} />
      </span>
    </li>
  );
}
