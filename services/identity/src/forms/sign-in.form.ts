import { IsNotEmpty, MaxLength } from 'class-validator';
import { LONGEST_PASSWORD } from './is-acceptable-password.ts';

export class SignInForm {
  @MaxLength(254, { message: 'That is too long for an email address.' })
  @IsNotEmpty({ message: 'Enter your email address.' })
  email = '';

  @MaxLength(2 * LONGEST_PASSWORD, { message: 'That is too long for a password.' })
  @IsNotEmpty({ message: 'Enter your password.' })
  password = '';
}
