import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cookieName } from '../sign-in/session.ts';
import { addWalls } from './add-walls.ts';
import { SESSION } from './session-security.ts';

const DESCRIPTION = `Voice notes: record or upload audio, get the words, keep them as a note, share and discuss it, and make something new of it.

Every error is \`{message, code}\`: a sentence for the person, and a stable dotted code for programs.`;

/** The whole API as an OpenAPI 3.1 document, from what stands at the routes themselves. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Stitchbook')
    .setDescription(DESCRIPTION)
    .setVersion('1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth(
      cookieName(false),
      {
        type: 'apiKey',
        in: 'cookie',
        description: `Set by signing in at /api/login. Over https its name is ${cookieName(true)}.`,
      },
      SESSION,
    )
    .build();
  const document = SwaggerModule.createDocument(app, frame, { operationIdFactory: nameOperation });
  return addWalls(document);
}

function nameOperation(controller: string, method: string): string {
  const room = controller.replace(/Controller$/, '');
  return `${room[0]?.toLowerCase()}${room.slice(1)}.${method}`;
}
