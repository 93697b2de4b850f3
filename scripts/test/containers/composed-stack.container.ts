import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { audioFixture } from '@stitchbook/testing';
import { compose } from './composed-services.ts';
import { signUp } from './sign-up.ts';
import { beginTranscription, untilTranscribed } from './transcribe.ts';

const origin = String(process.env['BASE_URL']);

async function dashwood(): Promise<File> {
  return new File([await readFile(audioFixture('dashwood.mp3'))], 'dashwood.mp3', { type: 'audio/mpeg' });
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the product, brought up by docker compose', () => {
  it('serves the web app, and says that everything answers', async () => {
    const home = await fetch(origin);
    expect(await home.text()).toContain('<div id="root">');
    const ready = await fetch(`${origin}/readyz`);
    expect(await ready.json()).toMatchObject({ ready: true });
  });

  it('exposes its metrics to other containers', async () => {
    const services = ['gateway', 'identity', 'transcription', 'enrichment', 'creations'];
    const ask = `for (const name of process.argv.slice(1)) console.log(name, (await fetch('http://' + name + ':9464/metrics')).status)`;
    const answers = await compose('exec', '-T', 'gateway', 'node', '--input-type=module', '--eval', ask, ...services);
    expect(answers.trim().split('\n')).toEqual(services.map((name) => `${name} 200`));
  }, 30_000);

  it('does the main job: a recording becomes a note, is played in part, and goes', async () => {
    const visitor = await signUp();
    const user = await visitor.send('/api/auth/user');
    expect(await user.json()).toMatchObject({ firstName: 'Ada', lastName: 'Marlowe' });

    const { text, recordingId, duration } = await untilTranscribed(
      visitor,
      await beginTranscription(visitor, await dashwood()),
      60_000,
    );
    expect(text).toMatch(/John Dashwood .* in his power to do for them/);

    const form = formOf({ title: 'Dashwood', transcript: text, duration: String(duration), recordingId });
    const saved = await visitor.send('/api/notes', { method: 'POST', body: form });
    expect(saved.status).toBe(201);
    const { id } = (await saved.json()) as Note;
    const list = (await (await visitor.send('/api/notes')).json()) as Note[];
    expect(list.map((note) => note.title)).toEqual(['Dashwood']);

    const whole = await readFile(audioFixture('dashwood.mp3'));
    const part = await visitor.send(`/api/notes/${id}/audio`, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(1_000, 2_000))).toBe(true);

    const deleted = await visitor.send(`/api/notes/${id}`, { method: 'DELETE' });
    expect(deleted.ok).toBe(true);
    expect((await visitor.send(`/api/notes/${id}/audio`)).status).toBe(404);
  }, 120_000);

  it('learns tags and sentiment of a note, and makes something new of it', async () => {
    const visitor = await signUp();
    const transcript =
      'I am so happy: the garden party with my family was wonderful, and I will call the dentist on Monday.';
    const form = formOf({ title: 'A good day', transcript, duration: '20', audio: await dashwood() });
    const { id } = (await (await visitor.send('/api/notes', { method: 'POST', body: form })).json()) as Note;
    const read = async () => (await (await visitor.send(`/api/notes/${id}`)).json()) as Note;
    for (const deadline = Date.now() + 60_000; (await read()).themes.length === 0 && Date.now() < deadline;)
      await wait(250);
    expect((await read()).sentiment).toMatch(/positive/);

    const generated = await visitor.send(`/api/notes/${id}/generate`, { method: 'POST' });
    expect(generated.ok).toBe(true);
    const creations = (await (await visitor.send('/api/creations')).json()) as unknown[];
    expect(creations).toHaveLength(1);
  }, 120_000);

  it('takes in elsewhere what somebody exported', async () => {
    const [ada, grace] = [await signUp(), await signUp()];
    const form = formOf({
      title: 'Moving',
      transcript: 'We move house in May.',
      duration: '20',
      audio: await dashwood(),
    });
    expect((await ada.send('/api/notes', { method: 'POST', body: form })).status).toBe(201);
    const archive = await (await ada.send('/api/account/export')).blob();
    const upload = formOf({ archive: new File([archive], 'archive.zip', { type: 'application/zip' }) });
    const imported = await grace.send('/api/account/import', { method: 'POST', body: upload });
    expect(await imported.json()).toMatchObject({ notes: { imported: 1, failed: 0 } });
    const [note] = (await (await grace.send('/api/notes')).json()) as Note[];
    expect(note).toMatchObject({ title: 'Moving' });
    expect((await grace.send(`/api/notes/${note?.id}/audio`)).status).toBe(200);
  }, 120_000);
});
