import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { dismissToast } from '../src/design/toast.ts';
import { player } from '../src/audio/player.ts';
import { fakePlayback } from './fake-playback.ts';
import { fakeUploads } from './fake-uploads.ts';
import { server } from './server.ts';
import { writeThePageOnce } from './write-the-page-once.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(40_000);
writeThePageOnce();

// What jsdom lacks of a browser. `File` is Node's, because the form data of Node's fetch takes no other; jsdom's `Blob` cannot be read.
Object.assign(globalThis, {
  Blob: NodeBlob,
  File: NodeFile,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
window.scrollTo = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
fakePlayback();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

// The one toast and the one player outlive the screen, as they should; the next test must not find them.
afterEach(() => {
  cleanup();
  dismissToast();
  player.clear();
  server.resetHandlers();
  fakeUploads.reset();
  localStorage.clear();
});

afterAll(() => server.close());
