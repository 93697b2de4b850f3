import { BookOpen, Lock, Mic, Tags, type LucideIcon } from 'lucide-react';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';

const STEPS: ReadonlyArray<{ title: string; text: string; Icon: LucideIcon }> = [
  {
    title: 'Say it',
    text: 'Press record and talk, or bring an mp3, wav or m4a you already have. Your voice is saved with the note.',
    Icon: Mic,
  },
  {
    title: 'See it written',
    text: 'AI writes down your words, gathers them under a few themes and notices the mood. You can search all of it.',
    Icon: Tags,
  },
  {
    title: 'Share it, or don’t',
    text: 'Every note starts private. Hand one to somebody to read, to comment on or to edit, whenever you like.',
    Icon: Lock,
  },
  {
    title: 'Make it a story',
    text: 'Turn a rambling thought into a personal narrative, a story or the script of a podcast.',
    Icon: BookOpen,
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" className="scroll-mt-4 bg-hem py-16 sm:py-20">
      <div className="mx-auto max-w-6xl px-5 sm:px-8">
        <h2 className="text-2xl">How It Works</h2>
        <RunningStitch className="sewn-in-view mt-4 w-34 text-thread" />
        <ol className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(({ title, text, Icon }) => (
            <li key={title} className={`group relative ${cardClass} p-6`}>
              <span className="grid size-13 place-items-center rounded-full border-2 border-dashed border-thread text-thread-ink">
                <Icon aria-hidden="true" size={22} />
              </span>
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
              <RunningStitch className="sewn-in-view absolute top-12 -end-9.5 z-10 w-14 text-thread group-last:hidden max-lg:hidden" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
