import { toast } from '../../design/toast.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { creationTexts } from '../../texts/en/creations.ts';

/** Takes the text of a creation along, as Markdown. */
export async function copyCreation(content: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content);
    toast({ title: commonTexts.copied, description: creationTexts.readyToPaste });
  } catch {
    toast({ title: commonTexts.error, description: creationTexts.notCopied, tone: 'alarm' });
  }
}
