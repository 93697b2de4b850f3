import type { paths } from '@stitchbook/api-types';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that answer a method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];

/** The paths that take a form with files. */
export type FormPath = {
  [Path in PathWith<'post'>]: paths[Path]['post'] extends {
    requestBody: { content: { 'multipart/form-data': unknown } };
  }
    ? Path
    : never;
}[PathWith<'post'>];

/** The successes of an operation, told apart by their status. */
export type Success<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201 | 202)]: {
        status: Status;
        data: Responses[Status] extends { content: { 'application/json': infer Data } } ? Data : undefined;
      };
    }[keyof Responses & (200 | 201 | 202)]
  : never;

export interface CallInit {
  signal?: AbortSignal;
  /** Sends it even while the page is being left. */
  keepalive?: boolean;
}

/** The options of a call; left out where nothing in them is needed. */
export type CallOptions<Operation> =
  object extends Options<Operation> ? [options?: Options<Operation>] : [options: Options<Operation>];

type Options<Operation> = CallInit & Params<Operation> & Body<Operation>;

type Params<Operation> = Operation extends { parameters: { path: infer Path } }
  ? { params: PathOf<Path> & Rest<Operation> }
  : { params?: Rest<Operation> };

interface PathOf<Path> {
  path: AsWritten<Path>;
}

type Rest<Operation> = Operation extends { parameters: infer Parameters }
  ? { query?: AsWritten<Given<Parameters, 'query'>>; header?: Given<Parameters, 'header'> }
  : never;

type Given<Parameters, Place extends string> = Parameters extends { [P in Place]?: infer Values } ? Values : never;

/** In an address everything is text, numbers too: what came from an address is sent as it is, and the server judges it. */
type AsWritten<Values> = { [Name in keyof Values]: Values[Name] | (number extends Values[Name] ? string : never) };

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: BodyOf<Content> }
  : unknown;

type BodyOf<Content> = Content extends { 'application/json': infer Json } ? Json : FormData;
