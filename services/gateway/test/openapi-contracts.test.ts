import type * as contract from '@stitchbook/contracts';
import type { CommentSchema } from '../src/openapi/schemas/comment.schema.ts';
import type { CreationSchema } from '../src/openapi/schemas/creation.schema.ts';
import type { DoneSchema, ErrorSchema } from '../src/openapi/schemas/error.schema.ts';
import type { JobSchema } from '../src/openapi/schemas/job.schema.ts';
import type * as note from '../src/openapi/schemas/note.schema.ts';
import type { CurrentUserSchema, PublicUserSchema } from '../src/openapi/schemas/person.schema.ts';
import type { NoteAccessSchema, ShareSchema } from '../src/openapi/schemas/share.schema.ts';
import type { TagSuggestionsSchema, ThemeSchema } from '../src/openapi/schemas/theme.schema.ts';
import type { SegmentSchema, TranscriptionSchema } from '../src/openapi/schemas/transcription.schema.ts';
import { ApiDocument } from './support/api-document.ts';

/** The names of the fields of `T`, with a name of its own when the two types are not the same. */
type SameFields<Schema, Contract> = [Schema, Contract] extends [Contract, Schema]
  ? [keyof Schema, keyof Contract] extends [keyof Contract, keyof Schema]
    ? keyof Contract
    : 'the fields differ'
  : 'the types differ';

/** Compiles only while each schema class and its contract are the same in both directions, and lists every field. */
function fieldsOf<Schema, Contract>(...fields: SameFields<Schema, Contract>[]): string[] {
  return fields.map(String).sort();
}

const NOTE = [
  'id',
  'title',
  'transcript',
  'audioUrl',
  'duration',
  'createdAt',
  'sentiment',
  'themes',
  'tags',
  'version',
  'enrichment',
  'enrichmentJobId',
  'transcriptEdit',
  'access',
] as const;

const CONTRACTS: Readonly<Record<string, string[]>> = {
  Note: fieldsOf<note.NoteSchema, contract.Note>(...NOTE),
  NoteDetail: fieldsOf<note.NoteDetailSchema, contract.NoteDetail>(...NOTE, 'segments', 'originalTranscript'),
  NoteUpdate: fieldsOf<note.NoteUpdateSchema, contract.NoteUpdateResponse>('success', 'message', 'note'),
  NoteConflict: fieldsOf<note.NoteConflictSchema, contract.NoteConflict>('message', 'code', 'note'),
  TranscriptEdit: fieldsOf<note.TranscriptEditSchema, contract.TranscriptEdit>('editedBy', 'editedAt'),
  NoteAccess: fieldsOf<NoteAccessSchema, contract.NoteAccess>(
    'role',
    'sharedBy',
    'mayComment',
    'mayEdit',
    'mayGenerate',
    'mayShare',
    'mayDelete',
  ),
  Share: fieldsOf<ShareSchema, contract.Share>('sharedWithUserId', 'sharedWithName', 'permission', 'createdAt'),
  Comment: fieldsOf<CommentSchema, contract.Comment>(
    'id',
    'noteId',
    'userId',
    'userName',
    'content',
    'createdAt',
    'updatedAt',
    'timestamp',
    'mayDelete',
    'mayEdit',
  ),
  Creation: fieldsOf<CreationSchema, contract.Creation>(
    'id',
    'type',
    'content',
    'createdAt',
    'noteId',
    'engine',
    'transcriptVersion',
  ),
  Job: fieldsOf<JobSchema, contract.Job>(
    'id',
    'kind',
    'state',
    'progress',
    'doneSeconds',
    'totalSeconds',
    'result',
    'error',
    'createdAt',
  ),
  Theme: fieldsOf<ThemeSchema, contract.Theme>('id', 'name', 'color'),
  TagSuggestions: fieldsOf<TagSuggestionsSchema, contract.TagSuggestionResponse>('suggestions'),
  Transcription: fieldsOf<TranscriptionSchema, contract.Transcription>('text', 'recordingId', 'duration', 'segments'),
  Segment: fieldsOf<SegmentSchema, contract.Segment>('startSeconds', 'endSeconds', 'text'),
  CurrentUser: fieldsOf<CurrentUserSchema, contract.CurrentUser>(
    'id',
    'firstName',
    'lastName',
    'email',
    'profileImageUrl',
  ),
  PublicUser: fieldsOf<PublicUserSchema, contract.PublicUser>('id', 'name'),
  Error: fieldsOf<ErrorSchema, contract.ErrorBody>('message', 'code'),
  Done: fieldsOf<DoneSchema, contract.Done>('success', 'message'),
};

describe('the document and the contracts that the web app is compiled against', () => {
  const { document } = new ApiDocument();

  it.each(Object.entries(CONTRACTS))('have the same fields in %s', (name, fields) => {
    const schema = document.components?.schemas?.[name];
    expect(Object.keys((schema && 'properties' in schema && schema.properties) || {}).sort()).toEqual(fields);
    expect(schema).toMatchObject({ required: expect.arrayContaining(fields) as string[] });
  });
});
