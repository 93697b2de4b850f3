import type { TermOffer } from '@stitchbook/api-types';
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { TERM_OFFERS_KEY, termOffersKey } from '../../../http/cache-keys.ts';
import { RequestError } from '../../../http/errors.ts';
import { vocabularyQuery } from './vocabulary.ts';

const offersQuery = queryOptions({
  queryKey: ['vocabulary-offers'],
  queryFn: async ({ signal }) => (await api.get('/api/vocabulary/offers', { signal })).data,
  // Each correction of a note, here or elsewhere, may bring one.
  staleTime: 0,
});

/** The words that the reader corrected the same way twice and has not answered for, the latest first. */
export function useTermOffers() {
  return useQuery(offersQuery);
}

/** Those that came with corrections which the reader has just made in a note. */
export function useOffersOfNote(noteId: number): TermOffer[] {
  const { data } = useQuery<TermOffer[]>({ queryKey: termOffersKey(noteId), queryFn: skipToken });
  return data ?? [];
}

interface TermAnswer {
  offer: TermOffer;
  answer: 'accept' | 'refuse';
}

/** Answers an offer, wherever it is shown. One that was answered elsewhere meanwhile goes as well, and rejects. */
export function useAnswerOffer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ offer: { id }, answer }: TermAnswer) =>
      api.post(`/api/vocabulary/offers/{id}/${answer}`, { params: { path: { id } } }),
    onSettled: (_answer, error, { offer: { id } }) => {
      const isAnswered = !error || (error instanceof RequestError && error.code === 'offer.missing');
      const others = (offers: TermOffer[] | undefined) => offers?.filter((offer) => offer.id !== id);
      if (isAnswered) {
        queryClient.setQueriesData<TermOffer[]>({ queryKey: TERM_OFFERS_KEY }, others);
        queryClient.setQueryData(offersQuery.queryKey, others);
      }
      void queryClient.invalidateQueries(offersQuery);
      void queryClient.invalidateQueries(vocabularyQuery);
    },
  });
}
