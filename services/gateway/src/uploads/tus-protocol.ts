import { type CanActivate, type ExecutionContext, Injectable, applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { ApiErrors } from '../openapi/common-responses.ts';
import { PIECE_TYPE } from './read-piece.ts';

export const TUS_VERSION = '1.0.0';

/** Answers in the version of the protocol that this server speaks, and refuses a client that asks for another. */
@Injectable()
export class TusProtocol implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    context.switchToHttp().getResponse<Response>().set('Tus-Resumable', TUS_VERSION);
    const asked = request.get('tus-resumable') ?? TUS_VERSION;
    if (asked === TUS_VERSION || request.method === 'OPTIONS') return true;
    throw new ProductError(
      'precondition-failed',
      'upload.version',
      `This server speaks version ${TUS_VERSION} of the tus protocol. Please update the program that sends this.`,
      { headers: { 'Tus-Version': TUS_VERSION } },
    );
  }
}

const text = (description: string) => ({ description, schema: { type: 'string' } as const });

/** Headers of the answers, for the OpenAPI document. */
export const ABILITIES = {
  'Tus-Version': text('Versions of the protocol.'),
  'Tus-Extension': text('Extensions of the protocol.'),
  'Tus-Max-Size': text('Bytes that an upload may have.'),
  'Tus-Checksum-Algorithm': text('What a checksum may be of.'),
};
export const PROGRESS = {
  'Upload-Offset': text('Bytes that have arrived.'),
  'Upload-Length': text('Bytes that it will have, where that is known.'),
  'Upload-Defer-Length': text('`1` where it is not known yet.'),
  'Upload-Expires': text('When it is deleted unless more of it arrives.'),
};
export const LOCATION = { ...PROGRESS, Location: text('Address of the upload.') };

/** Describes a call of the protocol. A client that does not say which version it speaks is taken to speak this one. */
export function ApiTus(): MethodDecorator {
  return applyDecorators(
    header('Tus-Resumable', `Version of the protocol: ${TUS_VERSION}.`),
    ApiErrors('precondition-failed'),
  );
}

export function ApiNewUpload(): MethodDecorator {
  return applyDecorators(
    header('Upload-Length', 'Bytes that it will have.'),
    header('Upload-Defer-Length', '`1` where that is not known yet.'),
    header('Upload-Metadata', 'What it is.'),
  );
}

export function ApiPiece(): MethodDecorator {
  return applyDecorators(
    ApiConsumes(PIECE_TYPE),
    ApiBody({ schema: { type: 'string', format: 'binary' } }),
    header('Upload-Offset', 'Where the piece begins.'),
    header('Upload-Length', 'Bytes that the whole will have, once that is known; the piece may then be empty.'),
    header('Upload-Checksum', '`sha256` or `sha1`, a space, and the checksum of the piece in base64.'),
  );
}

function header(name: string, description: string): MethodDecorator {
  return ApiHeader({ name, required: false, description, schema: { type: 'string' } });
}
