import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const FILE = new URL('../../openapi.json', import.meta.url);
const METHODS = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete'] as const;

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;

export interface ApiCall {
  method: string;
  /** As the document writes it: `/api/notes/{id}`. */
  path: string;
  operation: Operation;
}

export interface Answered {
  status: number;
  contentType: string;
  /** Parsed when it is JSON. */
  body: unknown;
}

/** The committed file, and what it says about an answer. */
export class ApiDocument {
  readonly document = JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;
  /** Without the schemas of schemas: the document is none, so there is nothing in it for them to say, and to read them takes longest. */
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false });
  private readonly judges = new Map<string, ValidateFunction>();

  constructor() {
    addFormats.default(this.ajv);
    this.ajv.addSchema(closeObjects(this.document) as object, 'api');
  }

  get calls(): ApiCall[] {
    return Object.entries(this.document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
      }),
    );
  }

  /** Why this answer is not what the document says, as sentences; empty when it is. */
  findFaults({ method, path, operation }: ApiCall, { status, contentType, body }: Answered): string[] {
    const documented = operation.responses[status];
    if (!documented) return [`${status} is not documented`];
    if ('$ref' in documented) return [`${status} is a reference`];
    // It has the head of an answer alone.
    if (method === 'HEAD') return body === '' ? [] : ['a HEAD is answered with a body'];
    const contents = Object.keys(documented.content ?? {});
    const type = contentType.split(';')[0]?.trim() ?? '';
    const isSentOn = status >= 300 && status < 400;
    if (contents.length === 0) return body === '' || isSentOn ? [] : [`${status} is documented without a body`];
    if (!contents.includes(type)) return [`${status} is of the type "${type}"`];
    if (type !== 'application/json') return [];
    const judge = this.judgeOf(
      `/paths/${escape(path)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`,
    );
    return judge(body) ? [] : [this.ajv.errorsText(judge.errors)];
  }

  private judgeOf(pointer: string): ValidateFunction {
    const known = this.judges.get(pointer);
    if (known) return known;
    const judge = this.ajv.compile({ $ref: `api#${encodeURI(pointer)}` });
    this.judges.set(pointer, judge);
    return judge;
  }
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A field that the document does not know is a fault here, although clients are to ignore it. */
function closeObjects(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeObjects);
  if (typeof part !== 'object' || part === null) return part;
  const closed = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closeObjects(value)]));
  return closed['type'] === 'object' && closed['properties'] ? { ...closed, additionalProperties: false } : closed;
}
