// For browsers of any age, so in the oldest of words: says why there is nothing else to see.
(function () {
  var app = document.getElementById('app');
  function say() {
    if (app.firstChild) return;
    app.style.padding = '2em';
    app.innerHTML =
      '<p lang="en">Ludotheque did not start: it needs a newer browser, or the page came only in part. ' +
      'Reload it, or use a current Firefox, Chrome, Edge or Safari.</p>' +
      '<p lang="fr">Ludotheque n’a pas démarré : il faut un navigateur plus récent, ou la page n’est arrivée qu’en partie. ' +
      'Rechargez-la, ou prenez une version actuelle de Firefox, Chrome, Edge ou Safari.</p>';
  }
  if ('noModule' in document.createElement('script')) window.addEventListener('error', say, true);
  else say();
})();
