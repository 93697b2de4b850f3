import { toast } from '../../design/toast.ts';

/** Others need it to share a note with this person. */
export async function copyUserId(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast({ title: 'User id copied', description: 'Give it to someone who wants to share a note with you.' });
  } catch {
    toast({ title: 'Your user id', description: id });
  }
}
