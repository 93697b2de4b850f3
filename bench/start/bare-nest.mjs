/** Nest on Express with one route, without anything that would have to be compiled first. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

class HealthController {
  alive() {
    return { status: 'alive' };
  }
}
Get('healthz')(
  HealthController.prototype,
  'alive',
  Object.getOwnPropertyDescriptor(HealthController.prototype, 'alive'),
);
Controller()(HealthController);

/** The module: a function is a class without members. */
function Application() {}
Module({ controllers: [HealthController] })(Application);

const app = await NestFactory.create(Application, { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
