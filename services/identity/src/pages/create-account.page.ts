import { html } from '@stitchbook/pages';
import type { CreateAccountForm } from '../forms/create-account.form.ts';
import { passwordRule } from '../forms/is-acceptable-password.ts';
import { hasProblems, type Problems } from '../forms/read-form.ts';
import { field } from './field.ts';
import { page } from './page.ts';

type Shown = Pick<CreateAccountForm, 'firstName' | 'lastName' | 'email'>;

const nothing: Shown = { firstName: '', lastName: '', email: '' };

/** `uid` names the sign-in that is under way; what was typed is shown again, but for the password. */
export function createAccountPage(uid: string, typed = nothing, problems: Problems<CreateAccountForm> = {}): string {
  const wrong = (['firstName', 'lastName', 'email', 'password'] as const).find((name) => problems[name]);
  const focused = (name: keyof CreateAccountForm) => (wrong ?? 'firstName') === name;
  return page({
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
      <p class="aside">Already have an account? <a href="/oidc/interaction/${uid}">Sign in</a></p>`,
  });
}
