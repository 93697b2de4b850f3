import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CREATION_TYPES, type CreationType } from '@stitchbook/contracts';
import { NamedPersonResponse } from '../openapi/common-responses.ts';
import { type AuthorizedCreation, CreationAccessResponse, describeCreationAccess } from './creation-access.ts';
import { CitationResponse, CreationSourceResponse, presentCitations, presentSources } from './citation.responses.ts';
import type { ShownCreation } from './creation.repository.ts';

@ApiSchema({ name: 'Creation' })
export class CreationResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ enum: CREATION_TYPES, enumName: 'CreationType' })
  type!: CreationType;

  @ApiProperty({ type: 'string' })
  content!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'Null once the note it was made from is gone, and where it was made from several.',
  })
  noteId!: number | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Null once the note is gone, or is not shared with the reader any more, and where there were several.',
  })
  noteTitle!: string | null;

  @ApiProperty({ type: [CreationSourceResponse], description: 'The notes that it was made of, in their order.' })
  sources!: CreationSourceResponse[];

  @ApiProperty({
    type: [CitationResponse],
    description: 'Where its lines come from; a line that was written anew comes from nowhere.',
  })
  citations!: CitationResponse[];

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Grows with every change; for `If-Match`.' })
  version!: number;

  @ApiProperty({ type: 'string', description: 'Which engine wrote it.', example: 'built-in/2' })
  engine!: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: "Which version of the note's words it was made from; 1 where there were several.",
  })
  transcriptVersion!: number;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a person wrote its text last; null while it is as it was made.',
  })
  editedAt!: string | null;

  @ApiProperty({
    type: NamedPersonResponse,
    nullable: true,
    description: 'Who wrote its text last; null also once their account is gone.',
  })
  editedBy!: NamedPersonResponse | null;

  @ApiProperty({ type: CreationAccessResponse })
  access!: CreationAccessResponse;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'With how many people its owner shares it; 0 for everybody else.',
  })
  sharedWith!: number;
}

export function presentCreation(creation: AuthorizedCreation & ShownCreation): CreationResponse {
  const { id, type, content, createdAt, noteId, noteTitle, version, engine, transcriptVersion } = creation;
  const { sources, citations } = creation;
  const { editedAt, editedBy, sharedBy, sharedWith } = creation;
  return {
    id,
    type,
    content,
    createdAt: createdAt.toISOString(),
    noteId,
    noteTitle,
    sources: presentSources(sources),
    citations: presentCitations(content, citations, sources),
    version,
    engine,
    transcriptVersion,
    editedAt: editedAt?.toISOString() ?? null,
    editedBy,
    access: describeCreationAccess(creation.role, sharedBy),
    sharedWith,
  };
}
