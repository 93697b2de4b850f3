import type { DataSource } from '@stitchbook/database';
import type { AudioKeeper } from '../recordings/audio-keeper.ts';
import type { RecordingRepository } from '../recordings/recording.repository.ts';
import { allow } from './note-access.ts';
import type { NoteRepository } from './note.repository.ts';

/** Deletes a note with its recording, its audio and all unfinished work on it. */
export class DeleteNote {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: NoteRepository,
    private readonly recordings: RecordingRepository,
    private readonly audio: AudioKeeper,
  ) {}

  async delete(userId: string, noteId: number): Promise<{ success: true; message: string }> {
    const note = allow(await this.notes.findFor(userId, noteId), 'delete');
    const audio = note.recordingId ? await this.notes.findAudio(note.recordingId) : null;
    await this.dataSource.transaction(async (manager) => {
      await this.notes.delete(manager, note.id);
      if (note.recordingId) await this.recordings.delete(manager, note.recordingId);
      if (audio) await this.audio.release(manager, audio.audioKey);
    });
    if (audio) await this.audio.discard({ key: audio.audioKey });
    return { success: true, message: 'Note deleted successfully' };
  }
}
