import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dropDraftsOf } from '../../device/drafts.ts';
import { forgetKeptNotes } from '../../device/kept-notes.ts';
import { LoadFailure } from '../../design/load-failure.tsx';
import { PageTitle } from '../../design/page-title.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonLine } from '../../design/skeleton.tsx';
import { useAccount } from '../../features/account/api/account.ts';
import { AdministrationSection } from '../../features/account/components/administration-section.tsx';
import { DeleteSection } from '../../features/account/components/delete-section.tsx';
import { EventList } from '../../features/account/components/event-list.tsx';
import { ExportSection } from '../../features/account/components/export-section.tsx';
import { ImportSection } from '../../features/account/components/import-section.tsx';
import { ProfileSection } from '../../features/account/components/profile-section.tsx';
import { SessionsSection } from '../../features/account/components/sessions-section.tsx';
import { SpokenLanguageSection } from '../../features/account/components/spoken-language-section.tsx';
import { TitlesSection } from '../../features/account/components/titles-section.tsx';
import { VocabularySection } from '../../features/vocabulary/components/vocabulary-section.tsx';
import { BlockedPeople } from '../../features/sharing/components/blocked-people.tsx';
import { deleteRecordingDraftsOf } from '../../features/recording/drafts/draft-store.ts';
import { useRecorderContext } from '../../features/recording/recorder/recorder-context.tsx';
import { accountTexts } from '../../texts/en/account.ts';
import { headerTexts } from '../../texts/en/header.ts';
import { AccountDevice } from './account-device.tsx';

/** The person's own account: who they are here, where they are signed in, what happened, and the ways out with everything. */
export default function AccountRoute() {
  const { data: account, isPending, isError, error, refetch } = useAccount();
  const { recorder, saving } = useRecorderContext();
  useArrival(account !== undefined);
  return (
    <>
      <title>{`${headerTexts.yourAccount} · Stitchbook`}</title>
      <PageTitle>{headerTexts.yourAccount}</PageTitle>
      {isPending && <AccountOnItsWay />}
      {isError && !account && (
        <LoadFailure sentence={accountTexts.notLoaded} error={error} onRetry={() => void refetch()} />
      )}
      {account && (
        <div className="grid grid-cols-1 gap-6">
          <ProfileSection account={account} />
          <AccountDevice />
          <SpokenLanguageSection account={account} />
          <TitlesSection account={account} />
          <VocabularySection />
          <SessionsSection />
          <SectionCard id="events" title={accountTexts.events} lead={accountTexts.aboutEvents}>
            <EventList scope="account" />
          </SectionCard>
          <SectionCard id="blocked" title={accountTexts.blocked} lead={accountTexts.aboutBlocked}>
            <BlockedPeople />
          </SectionCard>
          {account.isAdministrator && <AdministrationSection />}
          <ExportSection account={account} />
          <ImportSection />
          <DeleteSection
            account={account}
            onDeleted={async () => {
              recorder?.close('remove');
              saving.savings.cancelAll('delete');
              dropDraftsOf(account.id);
              await Promise.allSettled([deleteRecordingDraftsOf(account.id), forgetKeptNotes()]);
            }}
          />
        </div>
      )}
    </>
  );
}

/** Whoever was sent away to sign in comes back to the section from which they left. */
function useArrival(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = isReady && hash ? document.getElementById(hash.slice(1)) : null;
    section?.focus();
    section?.scrollIntoView();
  }, [isReady, hash]);
}

function AccountOnItsWay() {
  return (
    <div role="status" aria-label={accountTexts.loading} className="grid grid-cols-1 gap-3 py-4">
      <SkeletonLine className="h-6 w-64 max-w-full" />
      <SkeletonLine className="h-5 w-80 max-w-full" />
      <SkeletonLine className="h-5 w-56 max-w-full" />
    </div>
  );
}
