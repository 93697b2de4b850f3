const POINTS = 1000;
const STITCH = [11, 9];
const THREAD_WIDTH = 3;
/** Speech rarely comes near full scale; this much louder it fills the height without touching the edges often. */
const GAIN = 3.2;
/** Samples to either side; more where the thread is so short that it would fray. */
const SMOOTHING_REACH = 16;
const SMOOTHING_REACH_PX = 10;

/** Draws samples from -1 to 1 as a stitched line over the whole canvas, in its text colour; no samples, a straight one. */
export function drawThread(canvas: HTMLCanvasElement, samples: Float32Array): void {
  const brush = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!brush || width === 0) return;
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
  const reach = Math.max(SMOOTHING_REACH, Math.ceil((SMOOTHING_REACH_PX * POINTS) / width));
  for (let point = 0; point < POINTS; point += 1) {
    const along = point / (POINTS - 1);
    const level = smoothed(samples, point, reach) * GAIN * easeAtEnds(along);
    const y = height / 2 - Math.max(-1, Math.min(1, level)) * (height / 2 - THREAD_WIDTH);
    brush.lineTo(THREAD_WIDTH + along * (width - 2 * THREAD_WIDTH), y);
  }
  brush.stroke();
}

/** The mean around one sample: a hiss would fray the thread, a voice bends it. */
function smoothed(samples: Float32Array, at: number, reach: number): number {
  let sum = 0;
  for (let index = at - reach; index <= at + reach; index += 1) sum += samples[index] ?? 0;
  return sum / (2 * reach + 1);
}

/** The thread is held at both ends. */
function easeAtEnds(along: number): number {
  return Math.min(1, Math.min(along, 1 - along) * 12);
}
