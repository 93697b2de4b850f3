import { IsNotEmpty, MaxLength } from 'class-validator';
import { LONGEST_PASSWORD } from './is-acceptable-password.ts';

export class SignInForm {
  @MaxLength(254, { message: 'That is too long for an e-mail address.' })
  @IsNotEmpty({ message: 'Enter your e-mail address.' })
  email = '';

  @MaxLength(2 * LONGEST_PASSWORD, { message: 'That is too long for a password.' })
  @IsNotEmpty({ message: 'Enter your password.' })
  password = '';
}
