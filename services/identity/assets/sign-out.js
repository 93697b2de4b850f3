document.querySelector('#sign-out').click();
