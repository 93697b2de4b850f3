import { EXPORT_FORMATS, type DeleteAccountRequest, type ExportFormat } from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';

/** `GET /api/notes/{id}/export` */
export class ExportNoteQuery {
  @ApiProperty({ enum: EXPORT_FORMATS, enumName: 'ExportFormat' })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}.` })
  format!: ExportFormat;
}

/** `DELETE /api/account` */
export class AccountDeletion implements DeleteAccountRequest {
  @ApiProperty({ type: 'string', description: "The account's e-mail address, or its user id when it has none." })
  @IsString({ message: 'To delete your account, please confirm it with its e-mail address.' })
  confirm!: string;
}
