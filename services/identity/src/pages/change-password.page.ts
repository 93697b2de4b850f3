import { IsNotEmpty, MaxLength } from 'class-validator';
import { html } from '@stitchbook/pages';
import { IsAcceptablePassword, MAX_PASSWORD_LENGTH, passwordRule } from '../forms/acceptable-password.ts';
import { hasProblems, type Problems } from '../forms/read-form.ts';
import { field, page } from './page.ts';

export class ChangePasswordForm {
  @MaxLength(254, { message: 'That is too long for an email address.' })
  @IsNotEmpty({ message: 'Enter your email address.' })
  email = '';

  @MaxLength(2 * MAX_PASSWORD_LENGTH, { message: 'That is too long for a password.' })
  @IsNotEmpty({ message: 'Enter the password that you have now.' })
  currentPassword = '';

  @IsAcceptablePassword()
  password = '';
}

interface Whose {
  /** Of who is signed in, or what was typed. */
  email: string;
  /** Whether the session of this browser is left. */
  staysSignedIn: boolean;
}

export function changePasswordPage(
  { email, staysSignedIn }: Whose,
  problems: Problems<ChangePasswordForm> = {},
): string {
  const blamedBy = Boolean(problems.form) && 'form-problem';
  const wrong = (['email', 'currentPassword', 'password'] as const).find((name) => problems[name]);
  const focused = wrong ?? (email === '' ? 'email' : 'currentPassword');
  return page({
    script: 'show-password.js',
    title: 'Change your password',
    hasProblem: hasProblems(problems),
    body: html`<h1>Change your password</h1>
      <p class="lead">
        ${
          staysSignedIn
            ? 'Wherever else you are signed in, you will be signed out.'
            : 'Everybody who is signed in to your account will be signed out, in this browser too.'
        }
      </p>
      <form method="post" action="/oidc/password" novalidate>
        ${problems.form && html`<p class="problem whole" id="form-problem" role="alert">${problems.form}</p>`}
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          autocomplete: 'username',
          value: email,
          problem: problems.email,
          blamedBy,
          focused: focused === 'email',
        })}
        ${field({
          name: 'currentPassword',
          label: 'Password you have now',
          type: 'password',
          autocomplete: 'current-password',
          problem: problems.currentPassword,
          blamedBy,
          focused: focused === 'currentPassword',
        })}
        ${field({
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          hint: passwordRule,
          problem: problems.password,
          focused: focused === 'password',
        })}
        <button type="submit">Change password</button>
      </form>
      <p class="aside"><a href="/oidc/forgot">Forgotten the one you have now?</a></p>`,
  });
}
