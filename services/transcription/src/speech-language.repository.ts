import { Injectable } from '@nestjs/common';
import { DataSource } from '@stitchbook/database';

/** Which languages can be heard, as the gateway offers them to people. */
@Injectable()
export class SpeechLanguageRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that cannot be heard any more are no longer offered. */
  async publish(languages: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `with gone as (delete from speech_languages where language <> all($1::text[]))
       insert into speech_languages (language) select unnest($1::text[]) on conflict do nothing`,
      [languages],
    );
  }
}
