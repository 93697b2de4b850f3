const POINTS = 1000;
const STITCH = [11, 9];
const THREAD_WIDTH = 3;
/** Speech rarely comes near full scale; this much louder it fills the height without touching the edges often. */
const GAIN = 3.2;
/** Samples to either side; more where the thread is so short that it would fray. */
const SMOOTHING_REACH = 16;
const SMOOTHING_REACH_PX = 10;

/**
 * Draws on a canvas, in its text colour, as a stitched line. What the page's style decides is read by `measure`: to be called
 * again when the canvas has another size or the page other colours, never for each frame.
 */
export class ThreadPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #brush: CanvasRenderingContext2D | null;
  #width = 0;
  #height = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#brush = canvas.getContext('2d');
    this.measure();
  }

  /** Takes over size, density and colour; what was drawn is gone. */
  measure(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (!this.#brush) return;
    const density = window.devicePixelRatio || 1;
    this.#width = clientWidth;
    this.#height = clientHeight;
    this.#canvas.width = Math.round(clientWidth * density);
    this.#canvas.height = Math.round(clientHeight * density);
    // The size has reset all of the context's state.
    this.#brush.scale(density, density);
    this.#brush.strokeStyle = getComputedStyle(this.#canvas).color;
    this.#brush.lineWidth = THREAD_WIDTH;
    this.#brush.lineCap = 'round';
    this.#brush.lineJoin = 'round';
    this.#brush.setLineDash(STITCH);
  }

  /** Draws samples from -1 to 1 over the whole width; no samples, a straight line. */
  draw(samples: Float32Array): void {
    if (!this.#brush || this.#width === 0) return;
    this.#brush.clearRect(0, 0, this.#width, this.#height);
    this.#brush.beginPath();
    const reach = Math.max(SMOOTHING_REACH, Math.ceil((SMOOTHING_REACH_PX * POINTS) / this.#width));
    for (let point = 0; point < POINTS; point += 1) {
      const along = point / (POINTS - 1);
      const level = smoothed(samples, point, reach) * GAIN * easeAtEnds(along);
      const y = this.#height / 2 - Math.max(-1, Math.min(1, level)) * (this.#height / 2 - THREAD_WIDTH);
      this.#brush.lineTo(THREAD_WIDTH + along * (this.#width - 2 * THREAD_WIDTH), y);
    }
    this.#brush.stroke();
  }
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
