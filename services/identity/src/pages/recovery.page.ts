import { IsEmail } from 'class-validator';
import { html } from '@stitchbook/pages';
import { IsAcceptablePassword, passwordRule } from '../forms/acceptable-password.ts';
import { hasProblems, type Problems } from '../forms/read-form.ts';
import { field, page } from './page.ts';
import type { Message } from './message.page.ts';

export class ForgottenPasswordForm {
  @IsEmail({}, { message: 'Enter a full email address, such as name@example.com.' })
  email = '';
}

export class ResetPasswordForm {
  /** Of the link. */
  token = '';

  @IsAcceptablePassword()
  password = '';
}

export function forgottenPasswordPage(email = '', problems: Problems<ForgottenPasswordForm> = {}): string {
  return page({
    title: 'Forgotten your password?',
    hasProblem: hasProblems(problems),
    body: html`<h1>Forgotten your password?</h1>
      <p class="lead">We send you a link by which you choose another one.</p>
      <form method="post" action="/oidc/forgot" novalidate>
        ${problems.form && html`<p class="problem whole" id="form-problem" role="alert">${problems.form}</p>`}
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          autocomplete: 'username',
          value: email,
          problem: problems.email,
          blamedBy: Boolean(problems.form) && 'form-problem',
          focused: true,
        })}
        <button type="submit">Send the link</button>
      </form>
      <p class="aside">Remembered it? <a href="/api/login">Sign in</a></p>`,
  });
}

/** Said alike whether there is such an account. */
export function linkSent(email: string): Message {
  return {
    title: 'Check your email',
    sentence: `If ${email} has an account here, a link is on its way to it. It works once, within an hour.`,
    link: { href: '/api/login', label: 'To the sign-in' },
  };
}

/** Where no mail can be sent. */
export function askWhoRunsIt(contact: string | undefined): Message {
  return {
    title: 'Forgotten your password?',
    sentence: `This Stitchbook sends no mail. Ask ${contact ?? 'whoever runs it'} for a link by which you choose another password: it takes them one command.`,
    link: { href: '/api/login', label: 'To the sign-in' },
  };
}

/** `token` is what the link holds; the address is there for password managers, which keep the password under it. */
export function resetPasswordPage(token: string, email: string, problems: Problems<ResetPasswordForm> = {}): string {
  return page({
    script: 'show-password.js',
    title: 'Choose a new password',
    hasProblem: hasProblems(problems),
    body: html`<h1>Choose a new password</h1>
      <p class="lead">For the account of ${email}. Wherever it is signed in, it will be signed out.</p>
      <form method="post" action="/oidc/reset" novalidate>
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="username" autocomplete="username" value="${email}" />
        ${field({
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          hint: passwordRule,
          problem: problems.password,
          focused: true,
        })}
        <button type="submit">Keep this password</button>
      </form>`,
  });
}
