import { de } from 'date-fns/locale/de';
import { setDefaultOptions } from 'date-fns/setDefaultOptions';
import { account } from './account.ts';
import { administration } from './administration.ts';
import { ask } from './ask.ts';
import { blockedPeople } from './blocked-people.ts';
import { comments } from './comments.ts';
import { common } from './common.ts';
import { creationPage } from './creation-page.ts';
import { creations } from './creations.ts';
import { draftCards } from './draft-cards.ts';
import { emptyList } from './empty-list.ts';
import { filters } from './filters.ts';
import { formats } from './formats.ts';
import { generate } from './generate.ts';
import { header } from './header.ts';
import { insights } from './insights.ts';
import { meaning } from './meaning.ts';
import { mood } from './mood.ts';
import { keyboard } from './keyboard.ts';
import { landing } from './landing.ts';
import { logOut } from './log-out.ts';
import { noteActions } from './note-actions.ts';
import { noteList } from './note-list.ts';
import { note } from './note.ts';
import { page } from './page.ts';
import { palette } from './palette.ts';
import { player } from './player.ts';
import { problems } from './problems.ts';
import { recorder } from './recorder.ts';
import { saving } from './saving.ts';
import { securityEvents } from './security-events.ts';
import { selection } from './selection.ts';
import { sharing } from './sharing.ts';
import { stitch } from './stitch.ts';
import { tags } from './tags.ts';
import { tasks } from './tasks.ts';
import { tagsPage } from './tags-page.ts';
import { unsaved } from './unsaved.ts';
import { vocabulary } from './vocabulary.ts';

// What `format/relative-time.ts` says.
setDefaultOptions({ locale: de });

/** All German, by the names of its areas: fetched as one, for it is needed as a whole. */
export const german = {
  account,
  administration,
  ask,
  'blocked-people': blockedPeople,
  comments,
  common,
  'creation-page': creationPage,
  creations,
  'draft-cards': draftCards,
  'empty-list': emptyList,
  filters,
  formats,
  generate,
  header,
  insights,
  meaning,
  mood,
  keyboard,
  landing,
  'log-out': logOut,
  note,
  'note-actions': noteActions,
  'note-list': noteList,
  page,
  palette,
  player,
  problems,
  recorder,
  saving,
  'security-events': securityEvents,
  selection,
  sharing,
  stitch,
  tags,
  tasks,
  'tags-page': tagsPage,
  unsaved,
  vocabulary,
};
