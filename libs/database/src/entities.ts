import { CommentRow } from './entities/comment.entity.ts';
import { CreationRow } from './entities/creation.entity.ts';
import { JobRow } from './entities/job.entity.ts';
import { NoteRow } from './entities/note.entity.ts';
import { Recording } from './entities/recording.entity.ts';
import { ShareRow } from './entities/share.entity.ts';
import { NoteTheme, ThemeRow } from './entities/theme.entity.ts';
import { UnclaimedAudio } from './entities/unclaimed-audio.entity.ts';
import { User } from './entities/user.entity.ts';
import { Account } from './identity/account.entity.ts';
import { OidcPayload } from './identity/oidc-payload.entity.ts';

export const entities = [
  User,
  Recording,
  NoteRow,
  ThemeRow,
  NoteTheme,
  ShareRow,
  CommentRow,
  CreationRow,
  JobRow,
  UnclaimedAudio,
  Account,
  OidcPayload,
];
