import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { ImportOutcome } from './import-archive.ts';
import { ErrorResponse } from '../openapi/common-responses.ts';

/** What `POST /api/account/import` is sent. */
export class ArchiveForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The zip of an account.' })
  archive!: unknown;
}

@ApiSchema({ name: 'ImportCounts' })
class ImportCountsResponse {
  @ApiProperty({ type: 'integer' })
  imported!: number;

  @ApiProperty({ type: 'integer', description: 'Was in this account before.' })
  alreadyThere!: number;

  @ApiProperty({ type: 'integer' })
  failed!: number;
}

@ApiSchema({ name: 'ImportProblem' })
class ImportProblemResponse {
  @ApiProperty({ type: 'string' })
  path!: string;

  @ApiProperty({ type: 'string' })
  reason!: string;
}

@ApiSchema({ name: 'ImportReport' })
export class ImportReportResponse implements ImportOutcome {
  @ApiProperty({ type: 'boolean', enum: [true] })
  success!: true;

  @ApiProperty({ type: 'string' })
  message!: string;

  @ApiProperty({ type: ImportCountsResponse })
  notes!: ImportCountsResponse;

  @ApiProperty({ type: ImportCountsResponse })
  creations!: ImportCountsResponse;

  @ApiProperty({ type: [ImportProblemResponse], description: 'What could not be read, and why; the first hundred.' })
  problems!: ImportProblemResponse[];
}

@ApiSchema({ name: 'UnreadableArchive' })
export class UnreadableArchiveResponse extends ErrorResponse {
  @ApiProperty({
    type: [ImportProblemResponse],
    required: false,
    description: 'Of an archive whose parts were looked at: what could not be read, and why; the first hundred.',
  })
  problems?: ImportProblemResponse[];
}
