import { IsEmail, IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { IsAcceptablePassword } from './is-acceptable-password.ts';

const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

export class CreateAccountForm {
  @Matches(ONE_LINE, { message: 'Use letters only, on one line.' })
  @MaxLength(100, { message: 'Use 100 characters or fewer for your first name.' })
  @IsNotEmpty({ message: 'Enter your first name.' })
  firstName = '';

  /** May stay empty: not everybody has one. */
  @Matches(ONE_LINE, { message: 'Use letters only, on one line.' })
  @MaxLength(100, { message: 'Use 100 characters or fewer for your last name.' })
  lastName = '';

  @IsEmail({}, { message: 'Enter a full email address, such as name@example.com.' })
  email = '';

  @IsAcceptablePassword()
  password = '';
}
