import { decodePeaks, fitPeaks, stitchPeaks } from '../src/audio/peak-stitches.ts';

/** How far each stitch of a path reaches up from the middle, from left to right. */
function reachesOf(path: string): number[] {
  return [...path.matchAll(/M\S+ -(\S+?)L/g)].map(([, reach]) => Number(reach));
}

describe('the peaks of a recording', () => {
  it('are bytes in base64', () => {
    expect(decodePeaks('AID/')).toEqual([0, 128, 255]);
  });

  it('are all kept where they fit', () => {
    expect(fitPeaks([3, 1, 2], 3)).toEqual([3, 1, 2]);
    expect(fitPeaks([3, 1, 2], 100)).toEqual([3, 1, 2]);
  });

  it.each([1, 2, 7, 50, 99, 100])('keep the loudest of each span where %i fit', (most) => {
    for (let loudest = 0; loudest < 100; loudest += 1) {
      const fitted = fitPeaks(
        Array.from({ length: 100 }, (_, i) => (i === loudest ? 255 : 10)),
        most,
      );
      expect(fitted).toHaveLength(most);
      expect(fitted.indexOf(255)).toBe(fitted.lastIndexOf(255));
      expect(Math.abs(fitted.indexOf(255) - Math.floor((loudest * most) / 100))).toBeLessThanOrEqual(1);
    }
  });
});

describe('the stitches', () => {
  it('are as high as the audio is loud, the loudest as high as there is room', () => {
    const [silent = 0, middling = 0, loud = 0] = reachesOf(stitchPeaks([0, 64, 128], 100));
    expect(silent).toBeGreaterThan(0);
    expect(middling).toBeCloseTo((silent + loud) / 2, 0);
    expect(loud).toBeGreaterThan(40);
    expect(loud).toBeLessThan(50);
  });

  it('stay low in a recording that is nothing but quiet', () => {
    expect(Math.max(...reachesOf(stitchPeaks([1, 4, 2], 100)))).toBeLessThan(10);
  });

  it('stand apart from each other from one end to the other, and are none without room', () => {
    const path = stitchPeaks(
      Array.from({ length: 200 }, () => 255),
      300,
    );
    const places = [...path.matchAll(/M(\S+) /g)].map(([, x]) => Number(x));
    expect(places).toHaveLength(60);
    expect(places[0]).toBeCloseTo(2.5, -1);
    expect(places.at(-1)).toBeCloseTo(297.5, -1);
    expect(stitchPeaks([1, 2, 3], 0)).toBe('');
  });
});
