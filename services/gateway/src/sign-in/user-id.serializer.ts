import { PassportSerializer } from '@nestjs/passport';

type Done<T> = (error: Error | null, result: T) => void;

/** A session remembers who by id alone. */
export class UserIdSerializer extends PassportSerializer {
  serializeUser(user: Express.User, done: Done<string>): void {
    done(null, user.id);
  }

  deserializeUser(id: string, done: Done<Express.User>): void {
    done(null, { id });
  }
}
