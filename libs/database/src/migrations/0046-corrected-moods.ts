import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mood rests on, and which moods people have chosen (decision 58). */
export class CorrectedMoods1700000000046 implements MigrationInterface {
  name = 'CorrectedMoods1700000000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notes
        add column mood_sentence text,
        add column sentiment_corrected_at timestamptz,
        add column found_sentiment text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notes
        drop column mood_sentence,
        drop column sentiment_corrected_at,
        drop column found_sentiment`);
  }
}
