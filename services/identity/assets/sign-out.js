// oxlint-disable-next-line typescript/no-unsafe-call -- this runs in the browser, whose types the server does not have
document.querySelector('#sign-out').click();
