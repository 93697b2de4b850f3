import { fileURLToPath } from 'node:url';
import { html, page as standalonePage, pageAssets, type Html, type Page, type PageAsset } from '@stitchbook/pages';
import { Router } from 'express';

/** Where everything that a page of the provider needs is served. */
const ASSETS = '/oidc/assets';

/** A page of the provider. `script` is the name of a file in `assets`. */
export function page({ script, ...rest }: Omit<Page, 'assets'>): string {
  return standalonePage({ ...rest, assets: ASSETS, ...(script && { script: `${ASSETS}/${script}` }) });
}

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

/** A labelled input with its hint and its problem, tied together for screen readers. */
export function field({ name, label, type, autocomplete, value, hint, problem, ...rest }: Field): Html {
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`, rest.blamedBy].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <div class="entry">
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
    </div>
    ${problem && html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
  </div>`;
}

const assetFiles = { ...pageAssets, 'sign-out.js': own('sign-out.js'), 'show-password.js': own('show-password.js') };

function own(name: string): PageAsset {
  return { path: fileURLToPath(new URL(`../../assets/${name}`, import.meta.url)), maxAge: '0' };
}

/** Serves the few files that the pages need, by name: nothing else of the folders they lie in can be asked for. */
export function assetsRouter(): Router {
  const router = Router();
  for (const [name, { path, maxAge }] of Object.entries(assetFiles)) {
    router.get(`/${name}`, (_, response) => {
      response.removeHeader('Cache-Control');
      response.sendFile(path, { maxAge, dotfiles: 'allow' });
    });
  }
  return router;
}
