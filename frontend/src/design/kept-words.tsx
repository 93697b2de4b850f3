import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { TextArea } from './field.tsx';
import { toast } from './toast.ts';
import { commonTexts } from '../texts/en/common.ts';

interface KeptWordsProps {
  /** What these words are, and why they are here. */
  sentence: string;
  words: string;
  /** Puts them back to where they were typed; where that cannot be, they can be copied. */
  onRestore?: (() => void) | undefined;
  onDiscard: () => void;
}

/** Words that were typed and reached nobody, until they are used or thrown away. */
export function KeptWords({ sentence, words, onRestore, onDiscard }: KeptWordsProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      toast({ title: commonTexts.copied });
    } catch {
      toast({ title: commonTexts.error, description: commonTexts.wordsNotCopied, tone: 'alarm' });
    }
  };
  return (
    <section aria-label={commonTexts.keptWords} className="mt-4 rounded-lg bg-thread-wash px-4 py-3 text-start">
      <p className="font-semibold">{sentence}</p>
      <TextArea aria-label={commonTexts.yourWords} readOnly rows={4} value={words} className="mt-2 font-serif" />
      <div className="mt-3 flex flex-wrap gap-2">
        {onRestore && (
          <Button size="small" variant="thread" onClick={onRestore}>
            {commonTexts.goOnWithWords}
          </Button>
        )}
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={16} />
          {commonTexts.copy}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {commonTexts.throwWordsAway}
        </Button>
      </div>
    </section>
  );
}
