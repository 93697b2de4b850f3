import { crash } from '../chromium/crash.ts';
import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { expect, test } from '../fixtures.ts';
import { createAccount, signIn, someone } from '../people.ts';
import { LeftElsewhere } from '../screens/left-elsewhere.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { sendQuiet } from '../send-quiet.ts';
import { DASHWOOD } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('dashwood.wav')) });

test('a ten-minute recording whose tab was killed goes on in another browser, with nothing lost', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow();
  const person = someone('Colonel');
  await createAccount(page, person);
  const panel = await NewNotePanel.open(page);
  await panel.nameIt('A long walk');
  await panel.startRecording();
  await panel.untilRecorded(10);
  const after = await crash(page);
  await after.goto('/notes');
  // The rest of the ten minutes: nobody speaks, and they need not pass.
  await sendQuiet(after, 600);

  const other = await openOtherBrowser();
  await signIn(other, person);
  const left = new LeftElsewhere(other, 'A long walk');
  await expect(left.card).toContainText('10:00, left off', { timeout: 90_000 });
  await left.goOn();
  const next = new NewNotePanel(other);
  await expect(next.timer).toHaveText(/^10:/);
  await expect(next.wordsSoFar).toContainText(/in his power to do for them/i, { timeout: 120_000 });
  await next.untilRecorded(10);
  await next.stopRecording();
  await expect(other.getByText('The first 10:00, from another device,')).toBeVisible();
  await next.saveAs('A long walk');
  await new NoteCard(other, 'A long walk').open();
  const words = await new NotePage(other).words();
  expect(wordErrorRate(`${DASHWOOD} ${DASHWOOD}`, words)).toBeLessThanOrEqual(0.1);
  const [note] = (await (await other.request.get('/api/notes', { maxRetries: 2 })).json()) as { duration: number }[];
  expect(note?.duration).toBeGreaterThanOrEqual(610);

  // What the first browser has of it stays its own, until somebody there has read that it may go.
  await after.reload();
  const unsaved = new UnsavedRecording(after, 'A long walk');
  await expect(unsaved.card).toContainText('Another device goes on with this recording from 10:00.');
  await expect(unsaved.card).toContainText('All of this copy is in it');
  await unsaved.discard();
  await expect(new NoteCard(after, 'A long walk').card).toBeVisible();
});
