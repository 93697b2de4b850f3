import type { TagSuggestionRequestBody } from '@stitchbook/api-types';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { jobOrResult, RESPOND_ASYNC } from '../../../jobs/job-calls.ts';

async function suggestTags(asked: TagSuggestionRequestBody, signal: AbortSignal): Promise<string[]> {
  const params = { header: RESPOND_ASYNC };
  const answer = jobOrResult(await api.post('/api/notes/tag-suggestions', { params, body: asked, signal }));
  const result = 'job' in answer ? await followJob(answer.job, () => undefined, signal) : answer.result;
  return result.suggestions;
}

interface TagSuggestions {
  noteId: number;
  transcript: string;
  tags: string[];
  /** Whether to ask without being told to. */
  isAutomatic: boolean;
}

/** Tags that would fit a note. A look that fails is taken for one that found nothing. */
export function useTagSuggestions({ noteId, transcript, tags, isAutomatic }: TagSuggestions) {
  return useQuery({
    queryKey: ['tag-suggestions', noteId],
    queryFn: async ({ signal }) => {
      try {
        return await suggestTags({ noteId, transcript, existingTags: tags }, signal);
      } catch (error) {
        signal.throwIfAborted();
        console.error('Tags could not be suggested', error);
        return [];
      }
    },
    enabled: isAutomatic,
  });
}
