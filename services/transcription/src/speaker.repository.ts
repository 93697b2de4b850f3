import { Injectable } from '@nestjs/common';
import { MAX_VOCABULARY_TERMS, type OwnTerm } from '@stitchbook/contracts';
import { DataSource, User, VocabularyTerm } from '@stitchbook/database';

/** What is known of whoever speaks in a recording. */
interface Speaker {
  /** The words that they have added for themselves, or have learnt from what they corrected; the latest first. */
  vocabulary: OwnTerm[];
  /** What they say they speak; null where it is to be found out. */
  language: string | null;
}

/** Those whose recordings are transcribed. */
@Injectable()
export class SpeakerRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<Speaker> {
    const vocabulary = await this.dataSource.getRepository(VocabularyTerm).find({
      select: { term: true, heard: true },
      where: { ownerId: id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_VOCABULARY_TERMS,
    });
    const user = await this.dataSource.getRepository(User).findOneBy({ id });
    return { vocabulary, language: user?.spokenLanguage ?? null };
  }

  /** What is spoken in an upload; null where it is to be found out. */
  async findLanguageOf(uploadId: string): Promise<string | null> {
    const [found] = await this.dataSource.query<{ language: string | null }[]>(
      'select spoken_language as language from users where id = (select owner_id from uploads where id = $1)',
      [uploadId],
    );
    return found?.language ?? null;
  }
}
