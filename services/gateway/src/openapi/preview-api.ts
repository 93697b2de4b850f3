import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../app.module.ts';
import type { OutsideWorld } from '../outside-world.ts';
import { describeApi } from './describe-api.ts';

/** In a preview nothing is made, so nobody asks the world for anything. */
const NOWHERE = {} as OutsideWorld;

/** The document without a database, a queue or a store. */
export async function previewApi(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.over(NOWHERE), { preview: true, abortOnError: false, logger: false });
  return describeApi(app);
}
