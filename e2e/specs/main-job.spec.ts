import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { userIdOf } from '../notes.ts';
import { signOut, signUp, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { expect, test } from '../fixtures.ts';
import { DASHWOOD, fixture } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('dashwood.wav')) });

/** Whatever else a Stitchbook may be, this is what it is for. Also run on the composed stack: see the README. */
test('the whole of the main job is done by two people', async ({ page, openOtherBrowser, expectConsoleErrors }) => {
  test.slow();
  // What the other one was still asking of the note when it was deleted.
  expectConsoleErrors(/\/api\/notes\/\d+\S* .*\b404\b/);
  const others = await openOtherBrowser();
  await test.step('two people sign up', async () => {
    await signUp(others, someone('Marianne'));
    await signUp(page, someone('Elinor'));
  });

  const spoken = new NoteCard(page, 'Walking home');
  await test.step('one speaks, and uploads a file', async () => {
    const recorder = await NewNotePanel.open(page);
    await recorder.startRecording();
    await recorder.untilRecorded(9);
    await recorder.stopRecording();
    await recorder.saveAs('Walking home');
    const picker = await NewNotePanel.open(page);
    await picker.choose(fixture('dashwood.mp3'));
    await picker.uploadAs('From a file');
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('leisure to cons');
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  const note = new NotePage(page);
  await test.step('the words are read, heard and tagged', async () => {
    await spoken.open();
    expect(wordErrorRate(DASHWOOD, await note.words())).toBeLessThanOrEqual(0.1);
    await note.player.play();
    await note.player.expectPosition(0.5);
    await note.player.pause();
    await note.addTag('norland');
  });

  await test.step('the other one is let in, reads, hears and says something', async () => {
    await note.shareWith(await userIdOf(others), 'View and comment');
    await others.reload();
    await new NoteCard(others, 'Walking home').open();
    const theirs = new NotePage(others);
    expect(wordErrorRate(DASHWOOD, await theirs.words())).toBeLessThanOrEqual(0.1);
    await theirs.player.play();
    await theirs.player.expectPosition(0.3);
    await theirs.comment('How much is prudent?');
    await page.reload();
    await expect(note.comments.getByRole('article')).toContainText('Marianne Dashwood');
  });

  await test.step('the note becomes something new', async () => {
    await note.generate();
    await expect(note.madeOfIt).toContainText('Dashwood');
  });

  await test.step('the note is deleted for both of them, and the door is closed', async () => {
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await spoken.delete();
    await expect(spoken.card).toHaveCount(0);
    await others.reload();
    await expect(others.getByRole('heading', { name: 'Note Not Found' })).toBeVisible();
    await signOut(page);
    expect((await page.request.get('/api/notes', { maxRetries: 2 })).status()).toBe(401);
  });
});
