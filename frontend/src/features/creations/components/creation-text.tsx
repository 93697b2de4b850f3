import type { Creation } from '@stitchbook/api-types';
import { countTasks } from '@stitchbook/contracts';
import { Square, SquareCheck } from 'lucide-react';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import {
  Children,
  cloneElement,
  createContext,
  createElement,
  isValidElement,
  use,
  useId,
  type ComponentProps,
  type ReactNode,
  useRef,
} from 'react';
import { citationIndex, citeInText } from '../cite-in-text.ts';
import { CitedMoment } from './cited-moment.tsx';
import { creationTexts } from '../../../texts/en/creations.ts';

interface WithChildren {
  children?: ReactNode;
}

/** How deep the headings of the text are on its page: the creation's own is above them. */
const HeadingTag = createContext<'h2' | 'h3' | 'h4'>('h3');

/** Whatever its level. Without the id that the library makes of its words. */
function Heading({ children }: WithChildren) {
  return createElement(use(HeadingTag), { className: 'mt-2 text-lg first:mt-0' }, children);
}

function ListItem({ children }: WithChildren) {
  const id = useId();
  const [first, ...rest] = Children.toArray(children);
  // A task is called by its words alone.
  const words = rest.filter((child) => !isCitation(child));
  if (!isValidElement<ComponentProps<'input'>>(first) || first.type !== TaskMark) return <li>{children}</li>;
  return (
    <li className="flex items-start gap-2.5 has-checked:text-soft has-checked:line-through">
      {cloneElement(first, { 'aria-labelledby': id })}
      <div>
        <span id={id}>{words}</span>
        {rest.filter(isCitation)}
      </div>
    </li>
  );
}

/** Says which line of the checklist is meant, by where its box stands among the others. */
const MarkTask = createContext<((box: HTMLInputElement) => void) | null>(null);

function TaskMark({ checked = false, 'aria-labelledby': words }: ComponentProps<'input'>) {
  const markTask = use(MarkTask);
  const id = useId();
  if (markTask) {
    return (
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-labelledby={words}
        onChange={({ currentTarget }) => markTask(currentTarget)}
        className="touch-target mt-1 size-5 shrink-0 accent-thread"
      />
    );
  }
  const Icon = checked ? SquareCheck : Square;
  return (
    <Icon
      aria-label={checked ? creationTexts.done : creationTexts.toDo}
      role="img"
      size={18}
      className="mt-1.5 shrink-0 text-thread-ink"
    />
  );
}

/** What the citations in the text are told of. */
const Cited = createContext<Pick<Creation, 'citations' | 'sources'> | null>(null);

function isCitation(child: ReactNode): boolean {
  return isValidElement<ComponentProps<'a'>>(child) && citationIndex(child.props.href ?? '') !== null;
}

/** What does not lead to another site is left as it was written. */
function ForeignLink({ href = '', children }: ComponentProps<'a'>) {
  const cited = use(Cited);
  const index = citationIndex(href);
  if (index !== null) {
    const citation = cited?.citations[index];
    const source = cited?.sources.find(({ noteId }) => noteId === citation?.noteId);
    return citation && source && <CitedMoment citation={citation} source={source} />;
  }
  if (!/^https?:/i.test(href)) {
    return (
      <span>
        [{children}]({href})
      </span>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow" className="rounded-sm underline underline-offset-4">
      {children}
    </a>
  );
}

/** In code nothing is read as a reference to a character. */
const Code = ({ children }: WithChildren) => (
  <code>{typeof children === 'string' ? children.replaceAll('&amp;', '&') : children}</code>
);

/** Nothing is fetched because of what somebody said: a picture is what it is called. */
const Picture = ({ alt }: ComponentProps<'img'>) => <span>{alt}</span>;

const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  ignoreHTMLBlocks: true,
  preserveFrontmatter: true,
  forceBlock: true,
  // `ForeignLink` looks at every address itself, and shows those that it does not take.
  sanitizer: (address) => address,
  overrides: {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((level) => [level, Heading])),
    p: { props: { className: 'whitespace-pre-line' } },
    ul: {
      props: { className: 'grid list-disc gap-1.5 ps-6 marker:text-thread has-[>li>svg]:ps-0 has-[>li>input]:ps-0' },
    },
    ol: { props: { className: 'grid list-decimal gap-1.5 ps-6 marker:text-thread' } },
    li: ListItem,
    input: TaskMark,
    a: ForeignLink,
    img: Picture,
    code: Code,
    blockquote: { props: { className: 'border-s-2 border-dashed border-thread ps-4 text-soft' } },
    pre: { props: { className: 'overflow-x-auto rounded-lg bg-hem px-4 py-3 font-mono text-sm' } },
    table: { props: { className: 'block overflow-x-auto' } },
    th: { props: { className: 'pe-5 text-start' } },
    td: { props: { className: 'pe-5 align-top' } },
    hr: { props: { className: 'border-rule' } },
  },
};

interface CreationTextProps {
  content: string;
  /** Without it nothing is said of where the lines come from. */
  cited?: Pick<Creation, 'citations' | 'sources'>;
  /** Without it what is done and what is not can only be read. */
  onMarkTask?: (mark: TaskMarked) => void;
  headings?: 'h2' | 'h3' | 'h4';
}

interface TaskMarked {
  task: number;
  isDone: boolean;
}

/** What was made, set as a text. It comes from words that anyone may have said: nothing in it is taken for HTML. */
export function CreationText({ content, cited, onMarkTask, headings = 'h3' }: CreationTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const markTask = (box: HTMLInputElement) => {
    const boxes = [...(text.current?.querySelectorAll('input') ?? [])];
    // What is set otherwise than it is counted, such as a checklist in a quote, is left as it stands.
    if (boxes.length === countTasks(content)) onMarkTask?.({ task: boxes.indexOf(box), isDone: box.checked });
  };
  return (
    <div ref={text} className="mt-4 max-w-[56ch] font-serif text-base leading-relaxed wrap-anywhere *:grid *:gap-3.5">
      {/* An ampersand is one: what somebody wrote as `&lt;` is shown so. */}
      <HeadingTag value={headings}>
        <MarkTask value={onMarkTask ? markTask : null}>
          <Cited value={cited ?? null}>
            <Markdown options={OPTIONS}>
              {citeInText(content, cited?.citations ?? []).replaceAll('&', '&amp;')}
            </Markdown>
          </Cited>
        </MarkTask>
      </HeadingTag>
    </div>
  );
}
