import { Link } from 'react-router-dom';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** Leads to where notes are asked, with what is looked for where that is a question. */
export function AskLink({ search }: { search: string }) {
  const question = search.trim();
  const isQuestion = /.\?$/.test(question);
  return (
    <Link
      to={isQuestion ? `/ask?q=${encodeURIComponent(question)}` : '/ask'}
      className="touch-target mt-3 inline-block text-thread-ink underline wrap-anywhere"
    >
      {isQuestion ? `${noteListTexts.ask}: ${question}` : noteListTexts.ask}
    </Link>
  );
}
