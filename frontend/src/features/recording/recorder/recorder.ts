import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { onPlaybackStart, pausePlayback } from '../../../audio/player.ts';
import { startCapture, type Capture } from '../capture/start-capture.ts';
import { describeInterruption, type Interruption, interruptionOf } from '../capture/watch-microphone.ts';
import { updateDraft } from '../drafts/draft-store.ts';
import { type DraftEnd, DraftWriter, type SaidBefore } from '../drafts/draft-writer.ts';
import { markToBeSaved, saveInBackground } from '../save-in-background.ts';
import { saveRecording, type RecordingToSave } from '../save-recording.ts';
import type { SavingContext } from '../savings.ts';
import { AT_REST } from './recorder-snapshot.ts';
import { isUnderWay } from './recorder-state.ts';
import { RecorderStore } from './recorder-store.ts';
import { SilenceDetector } from './silence-detector.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

/** The shown time changes four times a second at most. */
const SHOWN_EVERY_SAMPLES = SPEECH_SAMPLE_RATE_HZ / 4;

/**
 * The one recorder of the page, above its screens: a store for `useSyncExternalStore`. What is heard is written down on
 * this device at once. Its methods do nothing in a state to which they mean nothing.
 *
 * It never hears what Stitchbook plays, and what the person did last holds: a recording that begins or goes on pauses
 * what plays, and what begins to play pauses the recording.
 */
export class Recorder {
  readonly #store = new RecorderStore();
  readonly subscribe = this.#store.subscribe;
  readonly snapshot = this.#store.snapshot;
  #capture: Capture | null = null;
  /** Gives up asking for the microphone. */
  #asking: AbortController | null = null;
  /** The last chunks of the capture before are on their way until this resolves. */
  #ended: Promise<void> | undefined;
  readonly #silence = new SilenceDetector();
  #draft: DraftWriter | null = null;
  #abort: AbortController | null = null;
  /** Counts recordings: what was begun for an earlier one is not carried on with. */
  #round = 0;
  #stopListeningToPlayer: (() => void) | null = null;

  constructor(
    private readonly ownerId: string,
    private readonly saving: SavingContext,
  ) {}

  /** Whether anything was recorded that would be offered again. */
  readonly hasRecorded = (): boolean => this.#draft?.isWorthOffering ?? false;

  /** Asks for the microphone and records. What was recorded before and not saved is discarded. */
  async start(): Promise<void> {
    if (!this.#store.allows('start')) return;
    this.#release('discard');
    this.#stopListeningToPlayer = onPlaybackStart(() => this.#pause(recorderTexts.playsMeanwhile));
    this.#store.apply('start', { ...AT_REST, title: this.snapshot().title });
    await this.#startCapture();
  }

  /** Goes on with what another device has left: asks for the microphone, and appends to what was said there. */
  async goOn(before: SaidBefore): Promise<void> {
    if (!this.#store.allows('go-on')) return;
    this.#release('discard');
    this.#stopListeningToPlayer = onPlaybackStart(() => this.#pause(recorderTexts.playsMeanwhile));
    const { title, samples } = before;
    const seconds = samples / SPEECH_SAMPLE_RATE_HZ;
    const { upload } = this.#writeDraft(title, before);
    this.#store.apply('go-on', { ...AT_REST, title, seconds, secondsBefore: seconds, upload });
    await this.#startCapture();
  }

  pause(): void {
    this.#pause(null);
  }

  /** Goes on after a pause; after an interruption asks for the microphone again, and appends to the same recording. */
  async resume(): Promise<void> {
    const { state } = this.snapshot();
    if (!this.#store.apply('resume', { interruption: null })) return;
    this.#silence.reset();
    if (state === 'interrupted') {
      await this.#startCapture();
    } else {
      pausePlayback();
      this.#capture?.resume();
    }
  }

  async stop(): Promise<void> {
    if (!this.#store.apply('stop', { interruption: null, isSilent: false, analyser: null })) return;
    const round = this.#round;
    this.#asking?.abort();
    this.#endCapture();
    try {
      await this.#ended;
      const recording = await this.#draft?.finish();
      if (round !== this.#round || !recording) return;
      this.#store.apply('finished', { recording, seconds: recording.duration });
    } catch (error) {
      console.error('The recording could not be finished', error);
      if (round === this.#round) this.#store.apply('not-finished', { interruption: recorderTexts.notFinished });
    }
  }

  setPanelInView(isPanelInView: boolean): void {
    if (isPanelInView !== this.snapshot().isPanelInView) this.#store.show({ isPanelInView });
  }

  rename(title: string): void {
    this.#draft?.rename(title);
    this.#store.show({ title });
  }

  /** Has the recording saved, and is free for the next one as soon as this device is sure to have it. */
  async save(): Promise<void> {
    const { recording, title, isPanelInView } = this.snapshot();
    if (!recording || !this.#store.apply('save', { problem: null })) return;
    const round = this.#round;
    const toSave = { ...recording, title, jobId: null, isWaiting: false };
    const isKept = recording.isStored && (await markToBeSaved(recording.id, title));
    if (round !== this.#round) {
      if (isKept) await updateDraft(recording.id, { waitsForNetwork: false }).catch(() => false);
    } else if (isKept) {
      void saveInBackground(toSave, this.saving, () => isPanelInView && this.saving.isListShown());
      this.#end('saved', 'release');
    } else {
      await this.#saveHere(toSave);
    }
  }

  /** Saves what only this page has: it is shown, and can be tried again, until it is a note. */
  async #saveHere(recording: RecordingToSave): Promise<void> {
    const round = this.#round;
    const abort = (this.#abort = new AbortController());
    const outcome = await saveRecording(recording, {
      isInView: () => this.snapshot().isPanelInView,
      afterCancel: () => 'keep',
      onDraftsChanged: this.saving.onDraftsChanged,
      send: (audio) =>
        this.saving.saveAudio(audio, (progress) => round === this.#round && this.#store.show({ progress }), abort),
    });
    void this.saving.onDraftsChanged();
    if (round !== this.#round) return;
    if (outcome.kind === 'saved') this.#end('saved', 'release');
    const problem = outcome.kind === 'not-saved' ? outcome.problem : null;
    if (outcome.kind !== 'saved') this.#store.apply('not-saved', { progress: null, problem });
  }

  /**
   * Ends whatever is going on and lets go of the microphone. What was recorded stays on this device and is offered
   * again, unless it is to be discarded. Of nothing, nothing stays.
   */
  close(draft: DraftEnd = 'release'): void {
    this.#abort?.abort();
    this.#end('closed', this.hasRecorded() ? draft : 'remove');
  }

  #end(event: 'saved' | 'closed', draft: DraftEnd): void {
    this.#release(draft);
    this.#store.apply(event, AT_REST);
  }

  /** @param interruption why, where the person did not ask for it */
  #pause(interruption: string | null): void {
    if (!this.#store.apply('pause', { isSilent: false, interruption })) return;
    this.#capture?.pause();
  }

  async #startCapture(): Promise<void> {
    pausePlayback();
    const round = this.#round;
    const asking = (this.#asking = new AbortController());
    try {
      await this.#ended;
      const capture = await startCapture(
        {
          onChunk: (chunk) => round === this.#round && this.#onSamples(chunk),
          onLost: (why) => round === this.#round && this.#interrupt(why),
        },
        asking.signal,
      );
      // It was closed, or stopped, meanwhile.
      if (round !== this.#round || !this.#store.allows('started')) {
        capture.discard();
        return;
      }
      const draft = this.#draft ?? this.#writeDraft(this.snapshot().title);
      this.#capture = capture;
      // It may have begun while the browser asked.
      pausePlayback();
      this.#store.apply('started', { analyser: capture.analyser, upload: draft.upload });
    } catch (error) {
      if (asking.signal.aborted) return;
      console.error('The recording could not be started', error);
      const why = interruptionOf(error);
      if (this.#draft) this.#store.apply('lost', { interruption: describeInterruption(why) });
      else this.#store.apply('refused', { refusal: why });
    }
  }

  #writeDraft(title: string, before: SaidBefore | null = null): DraftWriter {
    const round = this.#round;
    const onTrouble = (storageTrouble: string) => round === this.#round && this.#store.show({ storageTrouble });
    this.#draft = new DraftWriter({ ownerId: this.ownerId, title, before }, onTrouble);
    return this.#draft;
  }

  #interrupt(why: Interruption): void {
    const interruption = describeInterruption(why);
    if (!this.#store.apply('lost', { interruption, isSilent: false, analyser: null })) return;
    this.#endCapture();
  }

  #endCapture(): void {
    const capture = this.#capture;
    if (!capture) return;
    this.#capture = null;
    this.#ended = capture.stop().catch((error: unknown) => {
      console.error('The last of the recording did not come', error);
      capture.discard();
    });
  }

  #onSamples(chunk: Int16Array<ArrayBuffer>): void {
    if (!this.#draft) return;
    this.#draft.append(chunk);
    const isSilent = this.#silence.push(chunk) && this.snapshot().state === 'recording';
    if (isSilent !== this.snapshot().isSilent) this.#store.show({ isSilent });
    const seconds = this.#draft.samples / SPEECH_SAMPLE_RATE_HZ;
    const sinceShown = this.#draft.samples - this.snapshot().seconds * SPEECH_SAMPLE_RATE_HZ;
    if (isUnderWay(this.snapshot().state) && sinceShown >= SHOWN_EVERY_SAMPLES) this.#store.show({ seconds });
  }

  #release(draft: DraftEnd): void {
    this.#round += 1;
    this.#asking?.abort();
    this.#ended = undefined;
    this.#silence.reset();
    this.#capture?.discard();
    this.#capture = null;
    void this.#draft?.[draft](this.saving.onDraftsChanged).then(this.saving.onDraftsChanged);
    this.#draft = null;
    this.#abort = null;
    this.#stopListeningToPlayer?.();
  }
}
