const POINTS = 1000;
const STITCH = [11, 9];
const THREAD_WIDTH = 3;
/** Speech rarely comes near full scale; this much louder it fills the height without touching the edges often. */
const GAIN = 2.2;

/** Draws samples from -1 to 1 as a stitched line over the whole canvas, in its text colour; no samples, a straight one. */
export function drawThread(canvas: HTMLCanvasElement, samples: Float32Array): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  brush.scale(density, density);
  brush.strokeStyle = getComputedStyle(canvas).color;
  brush.lineWidth = THREAD_WIDTH;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.setLineDash(STITCH);
  brush.beginPath();
  for (let point = 0; point < POINTS; point += 1) {
    const along = point / (POINTS - 1);
    const level = (samples[Math.floor(along * (samples.length - 1))] ?? 0) * GAIN * easeAtEnds(along);
    const y = height / 2 - Math.max(-1, Math.min(1, level)) * (height / 2 - THREAD_WIDTH);
    brush.lineTo(THREAD_WIDTH + along * (width - 2 * THREAD_WIDTH), y);
  }
  brush.stroke();
}

/** The thread is held at both ends. */
function easeAtEnds(along: number): number {
  return Math.min(1, Math.min(along, 1 - along) * 12);
}
