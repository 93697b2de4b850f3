import {
  CORRECTED_WORD_STATES,
  CREATION_TYPES,
  type CorrectedWordState,
  type CreationPermission,
  type CreationType,
  MAX_CORRECTED_WORDS,
  MAX_HEARD_FOR_TERM,
  MAX_VOCABULARY_TERMS,
} from '@stitchbook/contracts';
import { IsStorableText, IsTerm } from '@stitchbook/text/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsIsoDate, OrNull } from './check-file.ts';
import { ExportedCitation } from './exported-citation.ts';
import { ExportedTheme } from './exported-note.ts';
import { MAX_INTEGER, MAX_NAME_LENGTH, MAX_TRANSCRIPT_LENGTH } from './file-limits.ts';

const MAX_SOURCES = 1_000;
const MAX_CITATIONS = 1_000;

/** What `manifest.json`, the last file of an archive, calls the whole. */
export const ARCHIVE_FORMAT = 'stitchbook-account';
export const ARCHIVE_FORMAT_VERSION = 1;

/** `manifest.json` */
export interface ArchiveManifest {
  format: typeof ARCHIVE_FORMAT;
  formatVersion: number;
  /** ISO 8601, UTC. */
  exportedAt: string;
  /** For the record: an import changes no setting. */
  account: { name: string | null; email: string | null; titleNotesForMe?: boolean; spokenLanguage?: string | null };
  counts: { notes: number; recordings: number; comments: number; creations: number; themes: number };
  /** Every audio file, to be checked with any tool. */
  audio: { path: string; bytes: number; sha256: string }[];
}

/** As much of `manifest.json` as an import reads. */
export class ManifestHead implements Pick<ArchiveManifest, 'formatVersion'> {
  @Equals(ARCHIVE_FORMAT)
  format!: string;

  @IsInt()
  @Min(1)
  formatVersion!: number;
}

/** More than anybody changes one creation, with room for it to grow. */
const MAX_VERSION = 1_000_000_000;

/** What a creation said before it was edited. */
class ExportedVersion {
  @IsInt()
  @Min(1)
  @Max(MAX_VERSION)
  version!: number;

  @MaxLength(MAX_TRANSCRIPT_LENGTH)
  @IsStorableText()
  content!: string;

  /** Null for what no person had written. */
  @OrNull()
  @IsIsoDate()
  editedAt!: string | null;

  /** For the record: an import does not read it. Null also when that person's account is gone. */
  editedBy?: string | null;
}

/** `creations/<name>.json` */
export class ExportedCreation {
  /** The note it was made from; null once that is gone. */
  @IsOptional()
  @Length(1, 200)
  @IsStorableText()
  noteKey!: string | null;

  /** The notes, where they were several; an empty key stands for one that is gone. Archives of before have none. */
  @IsOptional()
  @MaxLength(200, { each: true })
  @IsStorableText({ each: true })
  @ArrayMaxSize(MAX_SOURCES)
  @IsArray()
  sourceKeys?: string[] | null;

  /** Archives of before have none. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ExportedCitation)
  @ArrayMaxSize(MAX_CITATIONS)
  @IsArray()
  citations?: ExportedCitation[] | null;

  @IsIn(CREATION_TYPES)
  type!: CreationType;

  @MaxLength(MAX_TRANSCRIPT_LENGTH)
  @IsStorableText()
  content!: string;

  @Length(1, MAX_NAME_LENGTH)
  @IsStorableText()
  engine!: string;

  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  transcriptVersion!: number;

  @IsIsoDate()
  createdAt!: string;

  /** How often it was changed, when its text was edited last, and what it said before; archives of earlier versions do not say. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_VERSION)
  version?: number;

  @IsOptional()
  @IsIsoDate()
  editedAt?: string | null;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ExportedVersion)
  @ArrayMaxSize(100)
  @IsArray()
  versions?: ExportedVersion[];

  /** For the record: an import does not read them, and nobody is given the creation again. */
  shares?: { userId: string; name: string; permission: CreationPermission; createdAt: string }[];
}

/** `themes.json` is a list; this is what holds it to be checked. */
export class ExportedThemes {
  @ValidateNested({ each: true })
  @Type(() => ExportedTheme)
  @ArrayMaxSize(10_000)
  @IsArray()
  themes!: ExportedTheme[];
}

/** An entry of `vocabulary.json`: one of the person's own words. */
export class ExportedTerm {
  @IsTerm({ message: 'term must have 1 to 60 characters' })
  term!: string;

  /** What is heard for it; archives of before have none. */
  @IsOptional()
  @IsTerm({ message: 'each of heard must have 1 to 60 characters', each: true })
  @ArrayMaxSize(MAX_HEARD_FOR_TERM)
  @IsArray()
  heard?: string[];

  @IsIsoDate()
  createdAt!: string;
}

/** `vocabulary.json` is a list; this is what holds it to be checked. */
export class ExportedVocabulary {
  @ValidateNested({ each: true })
  @Type(() => ExportedTerm)
  @ArrayMaxSize(MAX_VOCABULARY_TERMS)
  @IsArray()
  terms!: ExportedTerm[];
}

/** An entry of `corrected-words.json`: what the person wrote in the place of what was heard, and what they answered when they were asked about it. */
export class ExportedCorrectedWord {
  @IsTerm({ message: 'heard must have 1 to 60 characters' })
  heard!: string;

  @IsTerm({ message: 'written must have 1 to 60 characters' })
  written!: string;

  @IsIn(CORRECTED_WORD_STATES)
  state!: CorrectedWordState;

  @IsIsoDate()
  createdAt!: string;
}

/** `corrected-words.json` is a list; this is what holds it to be checked. */
export class ExportedCorrectedWords {
  @ValidateNested({ each: true })
  @Type(() => ExportedCorrectedWord)
  @ArrayMaxSize(MAX_CORRECTED_WORDS)
  @IsArray()
  words!: ExportedCorrectedWord[];
}

/** An entry of `blocked-people.json`; an import blocks again whoever it finds here by this id. */
export interface ExportedBlock {
  userId: string;
  name: string;
  createdAt: string;
}

/** Names and moments are for people to read. */
class BlockedPerson implements Pick<ExportedBlock, 'userId'> {
  @IsUUID()
  userId!: string;
}

/** `blocked-people.json` is a list; this is what holds it to be checked. */
export class ExportedBlocks {
  @ValidateNested({ each: true })
  @Type(() => BlockedPerson)
  @ArrayMaxSize(1_000)
  @IsArray()
  blocks!: BlockedPerson[];
}
