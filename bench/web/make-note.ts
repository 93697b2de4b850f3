const WORDS =
  'He might even have been made amiable himself, for he was very young when he married, and very fond of his wife. ';
const THEMES = ['studio', 'garden', 'meetings', 'family', 'ideas'];

/**
 * A note as the API gives it, of a length that differs from its neighbours': cards then differ in height, as real ones.
 */
export function makeNote(id: number) {
  const tags = THEMES.filter((_, index) => (id >> index) % 3 === 0);
  return {
    id,
    title: `Note ${id}: what was said on the way`,
    transcript: WORDS.repeat(1 + (id % 5)),
    audioUrl: `/api/notes/${id}/audio`,
    duration: 20 + (id % 300),
    createdAt: new Date(1_760_000_000_000 + id * 3_600_000).toISOString(),
    sentiment: id % 2 === 0 ? 'positive' : 'neutral',
    themes: tags.map((name, index) => ({ id: index + 1, name, color: '#6366f1' })),
    tags,
    version: 1,
    enrichment: 'done',
    enrichmentJobId: null,
    transcriptEdit: null,
    sharedWith: id % 4 === 0 ? { count: 1, names: ['Ben'] } : null,
    comments: id % 3,
    isNew: id % 5 === 0,
    pinned: false,
    access: {
      role: 'owner',
      sharedBy: null,
      mayComment: true,
      mayEdit: true,
      mayGenerate: true,
      mayShare: true,
      mayDelete: true,
    },
  };
}
