import { IsNotEmpty, MaxLength } from 'class-validator';
import { html, type Html } from '@stitchbook/pages';
import { MAX_PASSWORD_LENGTH } from '../forms/acceptable-password.ts';
import { hasProblems, type Problems } from '../forms/read-form.ts';
import { field, page } from './page.ts';

export class SignInForm {
  @MaxLength(254, { message: 'That is too long for an email address.' })
  @IsNotEmpty({ message: 'Enter your email address.' })
  email = '';

  @MaxLength(2 * MAX_PASSWORD_LENGTH, { message: 'That is too long for a password.' })
  @IsNotEmpty({ message: 'Enter your password.' })
  password = '';
}

/** What a browser is offered whose person is new: the form, the advice to ask for an invitation, or nothing. */
export type SignUpOffer = 'account' | 'invitation' | 'nothing';

interface SignInShown {
  offer: SignUpOffer;
  email?: string;
  problems?: Problems<SignInForm>;
}

/** `uid` names the sign-in that is under way; of what was typed only the address is shown again. */
export function signInPage(uid: string, { email = '', problems = {}, offer }: SignInShown): string {
  const blamedBy = Boolean(problems.form) && 'form-problem';
  return page({
    script: 'show-password.js',
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
      <p class="aside"><a href="/oidc/forgot">Forgotten your password?</a></p>
      <p class="aside">New here? ${sayToNewcomers(offer, uid)}</p>`,
  });
}

function sayToNewcomers(offer: SignUpOffer, uid: string): Html | string {
  if (offer === 'account') return html`<a href="/oidc/interaction/${uid}/create">Create an account</a>`;
  if (offer === 'invitation') return 'You need an invitation from whoever runs this Stitchbook.';
  return 'This Stitchbook takes no new accounts.';
}
