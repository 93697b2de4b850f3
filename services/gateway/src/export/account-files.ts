import { Injectable } from '@nestjs/common';
import {
  BLOCKED_PEOPLE_PATH,
  CORRECTED_WORDS_PATH,
  type FileInZip,
  MANIFEST_PATH,
  SEPARATE_TAGS_PATH,
  THEMES_PATH,
  VOCABULARY_PATH,
  creationPath,
} from '@stitchbook/archive';
import type { User } from '@stitchbook/database';
import { presentPublicUser } from '../users/user.responses.ts';
import { AccountExportRepository } from './account-export.repository.ts';
import { ExportedNoteRepository } from './exported-note.repository.ts';
import { NoteFiles, beginManifest, jsonFile, textFile } from './note-files.ts';
import { readPages } from './read-pages.ts';

/** The files of one person's archive, made one after the other as they are asked for. */
@Injectable()
export class AccountFiles {
  constructor(
    private readonly notes: ExportedNoteRepository,
    private readonly archive: AccountExportRepository,
    private readonly noteFiles: NoteFiles,
  ) {}

  /** Notes, creations, themes, tags to be kept apart, blocked people, own words and what was corrected; the manifest last, since it says what came before it. */
  async *of(user: User): AsyncGenerator<FileInZip> {
    const manifest = beginManifest({
      name: presentPublicUser(user).name,
      email: user.email,
      titleNotesForMe: user.titleNotesForMe,
      spokenLanguage: user.spokenLanguage,
    });
    for await (const note of readPages((...page) => this.notes.findOwned(user.id, ...page)))
      yield* this.noteFiles.of(note, manifest);
    for await (const { id, creation } of readPages((...page) => this.archive.findCreations(user.id, ...page))) {
      const modifiedAt = new Date(creation.createdAt);
      manifest.counts.creations += 1;
      yield jsonFile(creationPath(id, creation, 'json'), creation, modifiedAt);
      yield textFile(creationPath(id, creation, 'md'), [`${creation.content.trimEnd()}\n`], modifiedAt);
    }
    const themes = await this.archive.findThemes(user.id);
    manifest.counts.themes = themes.length;
    yield jsonFile(THEMES_PATH, themes);
    yield jsonFile(SEPARATE_TAGS_PATH, await this.archive.findSeparateTags(user.id));
    yield jsonFile(BLOCKED_PEOPLE_PATH, await this.archive.findBlocked(user.id));
    yield jsonFile(VOCABULARY_PATH, await this.archive.findVocabulary(user.id));
    yield jsonFile(CORRECTED_WORDS_PATH, await this.archive.findCorrectedWords(user.id));
    yield jsonFile(MANIFEST_PATH, manifest);
  }
}
