import { Injectable } from '@nestjs/common';
import { CREATION_MEDIA_TYPES, nameFile, writeCreationFile } from '@stitchbook/archive';
import { type CreationFormat, MAX_CREATION_CHARACTERS } from '@stitchbook/contracts';
import * as contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { authorizeCreation } from './creation-access.ts';
import { CreationRepository, type ShownCreation } from './creation.repository.ts';

/** Exports a creation as a file, to whoever may read it. */
@Injectable()
export class ExportCreation {
  constructor(private readonly creations: CreationRepository) {}

  async send(readerId: string, id: number, format: CreationFormat, response: Response): Promise<void> {
    const creation = authorizeCreation(await this.creations.find(readerId, id), 'read');
    const title = titleOf(creation);
    const file = await this.write(title, creation.content, format);
    response.setHeader('Content-Disposition', contentDisposition.create(`${nameFile(title)}.${format}`));
    response.setHeader('Content-Type', CREATION_MEDIA_TYPES[format]);
    response.end(file);
  }

  private async write(title: string, content: string, format: CreationFormat): Promise<Uint8Array> {
    if (format === 'md') return Buffer.from(`${content.trimEnd()}\n`);
    const file = content.length > MAX_CREATION_CHARACTERS ? null : await writeCreationFile({ title, content, format });
    if (!file) throw tooLong();
    return file;
  }
}

function titleOf({ type, noteTitle, createdAt }: ShownCreation): string {
  return `${type.replaceAll('_', ' ')} - ${noteTitle ?? createdAt.toISOString().slice(0, 10)}`;
}

const tooLong = () =>
  new ProductError(
    'unprocessable',
    'creation.too-long-to-set',
    'This creation is too long to become such a file. As Markdown (md) it can be exported whole.',
  );
