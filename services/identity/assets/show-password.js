/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access -- this runs in the browser, whose types the server does not have */

// A long password is typed wrong more often when nobody sees it, on a phone above all.
for (const input of document.querySelectorAll('input[type="password"]')) {
  const button = document.createElement('button');
  const what = document.createElement('span');
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.replaceChildren(isShown ? 'Hide' : 'Show', what);
  };
  what.className = 'unseen';
  what.textContent = ` ${input.labels[0].textContent.toLowerCase()}`;
  button.type = 'button';
  button.className = 'reveal';
  button.setAttribute('aria-controls', input.id);
  button.addEventListener('click', () => show(input.type === 'password'));
  // Browsers offer to keep what was typed as a password, and never suggest it to other fields.
  input.form.addEventListener('submit', () => show(false));
  input.after(button);
  show(false);
}
