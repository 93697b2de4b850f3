import type { Job } from '@stitchbook/database';
import { createFromNote } from './create-from-note.ts';
import { createFromNotes } from './create-from-notes.ts';
import { enrichNote } from './enrich-note.ts';
import type { JobDefinition, JobSubject } from './job-definition.ts';
import { retranscribeNote } from './retranscribe-note.ts';
import { speakCreation } from './speak-creation.ts';
import { suggestTags } from './suggest-tags.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import { writeAnswer } from './write-answer.ts';

/** All kinds of jobs. Each has a queue of its own name and exactly one handler. */
const DEFINITIONS = [
  transcribeRecording,
  enrichNote,
  createFromNote,
  createFromNotes,
  suggestTags,
  retranscribeNote,
  speakCreation,
  writeAnswer,
] as const;

type Definition = (typeof DEFINITIONS)[number];
export type JobKind = Definition['kind'];
type DefinitionOf<Kind extends JobKind> = Extract<Definition, { kind: Kind }>;

export const JOB_KINDS = DEFINITIONS.map(({ kind }) => kind) as readonly JobKind[];

const byKind = new Map<string, JobDefinition>(DEFINITIONS.map((definition) => [definition.kind, definition]));

/** Throws for a kind that this version does not know. */
export function definitionOf(kind: string): JobDefinition {
  const found = byKind.get(kind);
  if (!found) throw new Error(`There is no job definition for '${kind}'.`);
  return found;
}

/** The kinds whose handlers a worker has to have. */
export function kindsOf(worker: string): JobKind[] {
  return DEFINITIONS.filter((definition) => definition.worker === worker).map(({ kind }) => kind);
}

interface NewSubject {
  recording: { recordingId: string; noteId?: never; creationId?: never };
  note: { noteId: number; recordingId?: never; creationId?: never };
  'optional-note': { noteId?: number; recordingId?: never; creationId?: never };
  creation: { creationId: number; noteId?: never; recordingId?: never };
  'several-notes': { noteId?: never; recordingId?: never; creationId?: never };
}

interface StoredSubject {
  recording: { recordingId: string };
  note: { noteId: number };
  'optional-note': { noteId: number | null };
  creation: { creationId: number };
  'several-notes': { noteId: null };
}

type SubjectOf<Kind extends JobKind> = DefinitionOf<Kind>['subject'] & JobSubject;
export type JobInput<Kind extends JobKind> = InstanceType<DefinitionOf<Kind>['input']>;
type NewInput<Input extends object> = object extends Input ? { input?: Input } : { input: Input };

/** What `createJob` takes: a kind, whose it is, and the subject and input that the kind asks for. */
export type NewJob<Kind extends JobKind = JobKind> = {
  [K in Kind]: { kind: K; ownerId: string; requestId?: string | undefined } & NewSubject[SubjectOf<K>] &
    NewInput<JobInput<K>>;
}[Kind];

/** The row of a job of this kind, with the subject that it has and the input that was checked. */
export type JobOf<Kind extends JobKind> = Omit<Job, 'kind' | 'input' | keyof StoredSubject[SubjectOf<Kind>]> & {
  kind: Kind;
  input: JobInput<Kind>;
} & StoredSubject[SubjectOf<Kind>];
