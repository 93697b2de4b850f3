import { html } from '@stitchbook/pages';
import type { SignInForm } from '../forms/sign-in.form.ts';
import { hasProblems, type Problems } from '../forms/read-form.ts';
import { field } from './field.ts';
import { page } from './page.ts';

/** `uid` names the sign-in that is under way; of what was typed only the address is shown again. */
export function signInPage(uid: string, email = '', problems: Problems<SignInForm> = {}): string {
  const blamedBy = Boolean(problems.form) && 'form-problem';
  return page({
    title: 'Sign in',
    hasProblem: hasProblems(problems),
    body: html`<h1>Sign in</h1>
      <p class="lead">Pick up the thread where you left it.</p>
      <form method="post" action="/oidc/interaction/${uid}" novalidate>
        ${problems.form && html`<p class="problem whole" id="form-problem" role="alert">${problems.form}</p>`}
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          autocomplete: 'username',
          value: email,
          problem: problems.email,
          blamedBy,
          focused: email === '' || Boolean(problems.email),
        })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          problem: problems.password,
          blamedBy,
          focused: email !== '' && !problems.email,
        })}
        <button type="submit">Sign in</button>
      </form>
      <p class="aside">New here? <a href="/oidc/interaction/${uid}/create">Create an account</a></p>`,
  });
}
