import type { Creation } from '@stitchbook/contracts';
import type { CreationRow } from '@stitchbook/database';

export function presentCreation({
  id,
  type,
  content,
  createdAt,
  noteId,
  engine,
  transcriptVersion,
}: CreationRow): Creation {
  return { id, type, content, createdAt: createdAt.toISOString(), noteId, engine, transcriptVersion };
}
