import { toast } from '../../design/toast.ts';
import { headerTexts } from '../../texts/en/header.ts';

/** Others need it to share a note with this person. */
export async function copyUserId(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast({ title: headerTexts.userIdCopied, description: headerTexts.giveUserId });
  } catch {
    toast({ title: headerTexts.yourUserId, description: id });
  }
}
