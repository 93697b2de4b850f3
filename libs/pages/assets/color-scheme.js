// Runs before the first paint, so that a chosen scheme never flashes the other one, nor does the browser's own frame. A file
// of its own, because the content security policy allows no inline script. The web app and the pages without it each have a
// copy: either is there without the other.
try {
  const chosen = localStorage.getItem('stitchbook.color-scheme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.scheme = chosen;
    for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
      color.setAttribute('media', color.getAttribute('data-scheme') === chosen ? 'all' : 'not all');
    }
  }
} catch {
  // Storage may be closed to us; the system's scheme stands then.
}
