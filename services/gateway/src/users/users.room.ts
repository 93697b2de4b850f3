import { DataSource } from 'typeorm';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { UserController } from './user.controller.ts';
import { UserRepository } from './user.repository.ts';

export const usersRoom: Room = { controllers: [UserController], providers: [provide(UserRepository, DataSource)] };
