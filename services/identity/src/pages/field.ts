import { html, type Html } from '@stitchbook/pages';

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  /** Read beside the field before anything is wrong. */
  hint?: string;
  /** A sentence that says what is wrong and what to do. */
  problem?: string | undefined;
  optional?: boolean;
  focused?: boolean;
  /** The id of a sentence elsewhere that this field is also to blame for. */
  blamedBy?: string | false;
}

export function field({ name, label, type, autocomplete, value, hint, problem, ...rest }: Field): Html {
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`, rest.blamedBy].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${value !== undefined && html`value="${value}"`}
      ${type !== 'text' && html`autocapitalize="none" spellcheck="false"`}
      ${!rest.optional && html`required`}
      ${rest.focused && html`autofocus`}
      ${(problem || rest.blamedBy) && html`aria-invalid="true"`}
      ${describedBy && html`aria-describedby="${describedBy}"`}
    />
    ${problem && html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
  </div>`;
}
