import { Module } from '@nestjs/common';
import { EnrichmentModule } from '../enrichment/enrichment.module.ts';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { NoteAccessModule } from '../note-access/note-access.module.ts';
import { RecordingsModule } from '../recordings/recordings.module.ts';
import { ThemesModule } from '../themes/themes.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { CreateNote } from './create-note.ts';
import { FilterCountController } from './filter-counts/filter-count.controller.ts';
import { FilterCountRepository } from './filter-counts/filter-count.repository.ts';
import { FindClosest } from './meaning/find-closest.ts';
import { MeaningController } from './meaning/meaning.controller.ts';
import { NoteVectorRepository } from './meaning/note-vector.repository.ts';
import { RankByMeaning } from './meaning/rank-by-meaning.ts';
import { RelatedNotes } from './meaning/related-notes.ts';
import { SearchByMeaning } from './meaning/search-by-meaning.ts';
import { NoteController } from './note.controller.ts';
import { NoteRepository } from './note.repository.ts';
import { NoteUpdateController } from './note-update.controller.ts';
import { NoteService } from './note.service.ts';
import { PlayAudio } from './play-audio.ts';
import { FindMatches } from './search/find-matches.ts';
import { NoteMatchRepository } from './search/note-match.repository.ts';
import { NoteSearchRepository } from './search/note-search.repository.ts';
import { SearchNotes } from './search/search-notes.ts';
import { SendAudio } from './send-audio.ts';
import { TranscriptSegments } from './transcript-segments.ts';
import { UpdateNote } from './update-note.ts';

@Module({
  imports: [EnrichmentModule, IdempotencyModule, NoteAccessModule, RecordingsModule, ThemesModule, VocabularyModule],
  // Before the one that takes whatever follows for a note's id.
  controllers: [FilterCountController, MeaningController, NoteController, NoteUpdateController],
  providers: [
    CreateNote,
    FilterCountRepository,
    NoteRepository,
    NoteService,
    NoteSearchRepository,
    FindClosest,
    FindMatches,
    NoteMatchRepository,
    NoteVectorRepository,
    PlayAudio,
    RankByMeaning,
    RelatedNotes,
    SearchByMeaning,
    SearchNotes,
    SendAudio,
    TranscriptSegments,
    UpdateNote,
  ],
  exports: [FindClosest, NoteRepository, NoteService, RankByMeaning, SendAudio, TranscriptSegments],
})
export class NotesModule {}
