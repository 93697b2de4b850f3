import type { Creation } from '@stitchbook/api-types';
import { Copy, Headphones, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../design/button-class.ts';
import { Button } from '../../../design/button.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationPageTexts } from '../../../texts/en/creation-page.ts';
import { creationTexts } from '../../../texts/en/creations.ts';
import { copyCreation } from '../copy-creation.ts';
import { useRemoveCreation } from '../use-remove-creation.ts';

interface CreationActionsProps {
  creation: Creation;
  /** Whether it is listened to in the element of this id. */
  listening: { isOpen: boolean; id: string; onToggle: () => void };
}

/** To its own page, where it is edited and shared; listening to it, taking it elsewhere, or away. */
export function CreationActions({ creation, listening: { isOpen, id, onToggle } }: CreationActionsProps) {
  const { remove, isPending } = useRemoveCreation(creation);
  return (
    <div className="mt-5 -ms-2.5 flex flex-wrap gap-1 sm:-ms-3">
      <Link to={`/creations/${creation.id}`} className={buttonClass('quiet', 'small')}>
        <SquareArrowOutUpRight aria-hidden="true" size={16} />
        {creationPageTexts.open}
      </Link>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Headphones aria-hidden="true" size={16} />
        {creationTexts.listen}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void copyCreation(creation.content)}>
        <Copy aria-hidden="true" size={16} />
        {commonTexts.copy}
      </Button>
      {creation.access.mayDelete && (
        <Button variant="quiet" size="small" isBusy={isPending} onClick={() => void remove()}>
          <Trash2 aria-hidden="true" size={16} />
          {commonTexts.delete}
        </Button>
      )}
    </div>
  );
}
