// Runs before the first paint, so that a chosen scheme never flashes the other one. A file of its own, because the
// content security policy allows no inline script.
try {
  const chosen = localStorage.getItem('stitchbook.color-scheme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.scheme = chosen;
} catch {
  // Storage may be closed to us; the system's scheme stands then.
}
