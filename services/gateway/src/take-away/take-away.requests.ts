import { EXPORT_FORMATS, type ExportFormat } from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

/** `GET /api/notes/{id}/export` */
export class ExportNoteQuery {
  @ApiProperty({ enum: EXPORT_FORMATS, enumName: 'ExportFormat' })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}.` })
  format!: ExportFormat;
}
