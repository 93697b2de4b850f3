import { JobProducer } from '@stitchbook/jobs';
import { DataSource } from 'typeorm';
import { Idempotency } from '../idempotency/idempotency.ts';
import { provide } from '../provide.ts';
import { AudioKeeper } from '../recordings/audio-keeper.ts';
import { RecordingStock } from '../recordings/recording-stock.ts';
import { RecordingRepository } from '../recordings/recording.repository.ts';
import { AUDIO_ADDRESSES, AUDIO_STORE, type Room } from '../room.ts';
import { ThemeRepository } from '../themes/theme.repository.ts';
import { ChangeNote } from './change-note.ts';
import { CreateNote } from './create-note.ts';
import { DeleteNote } from './delete-note.ts';
import { ListNotes } from './list-notes.ts';
import { NoteChangeController } from './note-change.controller.ts';
import { NoteController } from './note.controller.ts';
import { NoteRepository } from './note.repository.ts';
import { PlayAudio } from './play-audio.ts';
import { ShowNote } from './show-note.ts';
import { UpdateTags } from './update-tags.ts';
import { UpdateTitle } from './update-title.ts';
import { UpdateTranscript } from './update-transcript.ts';

export const notesRoom: Room = {
  controllers: [NoteController, NoteChangeController],
  providers: [
    provide(NoteRepository, DataSource),
    provide(CreateNote, DataSource, NoteRepository, RecordingStock, JobProducer, Idempotency),
    provide(ListNotes, NoteRepository),
    provide(ShowNote, NoteRepository),
    provide(ChangeNote, DataSource, NoteRepository),
    provide(UpdateTitle, ChangeNote, NoteRepository),
    provide(UpdateTags, ChangeNote, NoteRepository, ThemeRepository),
    provide(UpdateTranscript, ChangeNote, NoteRepository, JobProducer),
    provide(DeleteNote, DataSource, NoteRepository, RecordingRepository, AudioKeeper),
    provide(PlayAudio, NoteRepository, AUDIO_STORE, AUDIO_ADDRESSES),
  ],
};
