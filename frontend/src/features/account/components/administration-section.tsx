import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { EventList } from './event-list.tsx';
import { Invitations } from './invitations.tsx';

/** What there is for who looks after this Stitchbook. */
export function AdministrationSection() {
  const [isShown, setShown] = useState(false);
  return (
    <SectionCard id="administration" title="Administration" lead="You look after this Stitchbook for everybody here.">
      <div className="flex flex-wrap gap-3">
        <a href="/admin/queues" className={buttonClass('paper')}>
          <ListChecks aria-hidden="true" size={18} />
          Work in progress
        </a>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide what happened here' : 'What happened here'}
        </Button>
      </div>
      {isShown && <EventList scope="administration" />}
      <Invitations />
    </SectionCard>
  );
}
