import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { EventList } from './event-list.tsx';
import { Invitations } from './invitations.tsx';
import { administrationTexts } from '../../../texts/en/administration.ts';

/** What there is for who looks after this Stitchbook. */
export function AdministrationSection() {
  const [isShown, setShown] = useState(false);
  return (
    <SectionCard
      id="administration"
      title={administrationTexts.administration}
      lead={administrationTexts.aboutAdministration}
    >
      <div className="flex flex-wrap gap-3">
        <a href="/admin/queues" className={buttonClass('paper')}>
          <ListChecks aria-hidden="true" size={18} />
          {administrationTexts.workInProgress}
        </a>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? administrationTexts.hideWhatHappened : administrationTexts.whatHappened}
        </Button>
      </div>
      {isShown && <EventList scope="administration" />}
      <Invitations />
    </SectionCard>
  );
}
