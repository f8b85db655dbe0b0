// Posts the answer to the app without a click.

document.querySelector("form#answer").submit();
