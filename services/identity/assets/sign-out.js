const button = document.getElementById('sign-out');
button.form.requestSubmit(button);
