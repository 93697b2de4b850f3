import { useNavigate } from 'react-router-dom';
import { COLOR_SCHEMES, useColorScheme } from '../../design/color-scheme.ts';
import { useFilterCounts } from '../../features/notes/api/get-filter-counts.ts';
import { useNotes } from '../../features/notes/api/get-notes.ts';
import { EVERY_NOTE, writeListQuery } from '../../features/notes/list-query.ts';
import { askTexts } from '../../texts/en/ask.ts';
import { headerTexts } from '../../texts/en/header.ts';
import { keyboardTexts } from '../../texts/en/keyboard.ts';
import { pageTexts } from '../../texts/en/page.ts';
import { paletteTexts } from '../../texts/en/palette.ts';
import { tagsPageTexts } from '../../texts/en/tags-page.ts';
import { taskTexts } from '../../texts/en/tasks.ts';
import { useGoTo } from '../shortcuts/use-go-to.ts';
import { useLogOut } from '../use-log-out.ts';

export interface PaletteEntry {
  /** Among all of them. */
  id: string;
  label: string;
  /** What is said of it beside its label. */
  aside?: string;
  run: () => void;
}

export interface PaletteGroup {
  label: string;
  entries: PaletteEntry[];
}

const MAX_NOTES = 6;
const MAX_TAGS = 4;

/** What fits the words: notes and tags as the server finds them, and what can be done. The latest notes where there are none. */
export function usePaletteGroups(words: string, onShowShortcuts: () => void): PaletteGroup[] {
  const navigate = useNavigate();
  const { data: list } = useNotes({ ...EVERY_NOTE, search: words });
  const { data: counts } = useFilterCounts(EVERY_NOTE, words);
  const actions = useActions(onShowShortcuts);
  const notes = (list?.pages[0]?.notes ?? []).slice(0, MAX_NOTES).map(({ id, title }) => ({
    id: `note-${id}`,
    label: title,
    run: () => void navigate(`/notes/${id}`),
  }));
  const tags = (counts?.tags ?? []).slice(0, MAX_TAGS).map(({ name, count }) => ({
    id: `tag-${name}`,
    label: name,
    aside: String(count),
    run: () => void navigate({ pathname: '/notes', search: String(writeListQuery({ ...EVERY_NOTE, tags: [name] })) }),
  }));
  const fold = (text: string) => text.toLocaleLowerCase();
  const fitting = actions.filter(({ label }) => fold(label).includes(fold(words)));
  return [
    { label: words ? pageTexts.notes : paletteTexts.latest, entries: notes },
    { label: paletteTexts.tags, entries: tags },
    { label: paletteTexts.actions, entries: fitting },
  ].filter(({ entries }) => entries.length > 0);
}

function useActions(onShowShortcuts: () => void): PaletteEntry[] {
  const navigate = useNavigate();
  const goTo = useGoTo();
  const logOut = useLogOut();
  const [, chooseScheme] = useColorScheme();
  const to = (path: string) => () => void navigate(path);
  return [
    { id: 'record', label: keyboardTexts.newRecording, run: () => goTo.recorder() },
    { id: 'upload', label: paletteTexts.uploadFile, run: () => goTo.recorder({ tab: 'upload' }) },
    { id: 'notes', label: pageTexts.notes, run: to('/notes') },
    { id: 'insights', label: pageTexts.insights, run: to('/insights') },
    { id: 'creations', label: pageTexts.creations, run: to('/creations') },
    { id: 'ask', label: askTexts.title, run: to('/ask') },
    { id: 'tags', label: tagsPageTexts.title, run: to('/tags') },
    { id: 'tasks', label: taskTexts.title, run: to('/tasks') },
    { id: 'account', label: headerTexts.yourAccount, run: to('/account') },
    { id: 'shortcuts', label: keyboardTexts.shortcuts, run: onShowShortcuts },
    ...COLOR_SCHEMES.map((scheme) => ({
      id: `colours-${scheme}`,
      label: paletteTexts.colours(headerTexts.schemes[scheme]),
      run: () => chooseScheme(scheme),
    })),
    { id: 'log-out', label: headerTexts.logOut, run: () => logOut() },
  ];
}
