import { IsEmail, IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { html } from '@stitchbook/pages';
import { IsAcceptablePassword, passwordRule } from '../forms/acceptable-password.ts';
import { hasProblems, type Problems } from '../forms/read-form.ts';
import { field, page } from './page.ts';

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

type Shown = Pick<CreateAccountForm, 'firstName' | 'lastName' | 'email'>;

const nothing: Shown = { firstName: '', lastName: '', email: '' };

/** `uid` names the sign-in that is under way; what was typed is shown again, but for the password. */
export function createAccountPage(uid: string, typed = nothing, problems: Problems<CreateAccountForm> = {}): string {
  const wrong = (['firstName', 'lastName', 'email', 'password'] as const).find((name) => problems[name]);
  const focused = (name: keyof CreateAccountForm) => (wrong ?? 'firstName') === name;
  return page({
    script: 'show-password.js',
    title: 'Create your account',
    hasProblem: hasProblems(problems),
    body: html`<h1>Create your account</h1>
      <p class="lead">A book of your own, for what you say out loud.</p>
      <form method="post" action="/oidc/interaction/${uid}/create" novalidate>
        ${problems.form && html`<p class="problem whole" id="form-problem" role="alert">${problems.form}</p>`}
        <div class="pair">
          ${field({
            name: 'firstName',
            label: 'First name',
            type: 'text',
            autocomplete: 'given-name',
            value: typed.firstName,
            problem: problems.firstName,
            focused: focused('firstName'),
          })}
          ${field({
            name: 'lastName',
            label: 'Last name',
            type: 'text',
            autocomplete: 'family-name',
            value: typed.lastName,
            problem: problems.lastName,
            focused: focused('lastName'),
            optional: true,
          })}
        </div>
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          autocomplete: 'email',
          value: typed.email,
          problem: problems.email,
          focused: focused('email'),
        })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: passwordRule,
          problem: problems.password,
          focused: focused('password'),
        })}
        <button type="submit">Create account</button>
      </form>
      <p class="aside">Already have an account? <a href="/oidc/interaction/${uid}?account=mine">Sign in</a></p>`,
  });
}
