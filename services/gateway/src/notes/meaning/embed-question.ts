import { type Embedder, EmbeddingError } from '@stitchbook/meaning';
import { ProductError } from '../../errors/product-error.ts';

const SECONDS_TO_FETCH_A_MODEL = 60;

/** Rejects with a `ProductError` where there is no model, or the service that has it does not answer. */
export async function embedQuestion(embedder: Embedder, question: string): Promise<Float32Array> {
  try {
    const [vector] = await embedder.embed([question]);
    if (vector) return vector;
    throw new EmbeddingError('meaning.unreadable', 'No vector was made.');
  } catch (cause) {
    if (!(cause instanceof EmbeddingError)) throw cause;
    const isComing = cause.code === 'meaning.no-model';
    throw new ProductError(
      'unavailable',
      isComing ? 'search.no-meaning' : 'search.meaning-failed',
      isComing
        ? 'Notes cannot be found by what they mean yet: the model for it is not on this server. Their words are found as before.'
        : 'Notes could not be found by what they mean just now. Please try again; their words are found as before.',
      { cause, retryAfterSeconds: isComing ? SECONDS_TO_FETCH_A_MODEL : 5 },
    );
  }
}
