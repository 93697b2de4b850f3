import type { TagSuggestionRequest, TagSuggestionResponse } from '@stitchbook/contracts';
import { useQuery } from '@tanstack/react-query';
import { askForJob } from '../../../jobs/ask-for-job.ts';
import { followJob } from '../../../jobs/follow-job.ts';

async function suggestTags(asked: TagSuggestionRequest, signal: AbortSignal): Promise<string[]> {
  const answer = await askForJob<TagSuggestionResponse>('/api/notes/tag-suggestions', asked, signal);
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
        return await suggestTags({ transcript, existingTags: tags }, signal);
      } catch (error) {
        signal.throwIfAborted();
        console.error('Tags could not be suggested', error);
        return [];
      }
    },
    enabled: isAutomatic,
  });
}
