import type { ImportCounts, ImportReport } from '@stitchbook/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** What `POST /api/account/import` is sent. */
export class ArchiveForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The zip of an account.' })
  archive!: unknown;
}

@ApiSchema({ name: 'ImportCounts' })
class ImportCountsSchema implements ImportCounts {
  @ApiProperty({ type: 'integer' })
  imported!: number;

  @ApiProperty({ type: 'integer', description: 'Was in this account before.' })
  alreadyThere!: number;

  @ApiProperty({ type: 'integer' })
  failed!: number;
}

@ApiSchema({ name: 'ImportProblem' })
class ImportProblemSchema {
  @ApiProperty({ type: 'string' })
  path!: string;

  @ApiProperty({ type: 'string' })
  reason!: string;
}

@ApiSchema({ name: 'ImportReport' })
export class ImportReportSchema implements ImportReport {
  @ApiProperty({ type: 'boolean', enum: [true] })
  success!: true;

  @ApiProperty({ type: 'string' })
  message!: string;

  @ApiProperty({ type: ImportCountsSchema })
  notes!: ImportCountsSchema;

  @ApiProperty({ type: ImportCountsSchema })
  creations!: ImportCountsSchema;

  @ApiProperty({ type: [ImportProblemSchema], description: 'What could not be read, and why; the first hundred.' })
  problems!: ImportProblemSchema[];
}
