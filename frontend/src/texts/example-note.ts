/**
 * What was said into Stitchbook once, and what the built-in engine made of these very words; nobody has polished it. It hears
 * English, so this is in English whatever the page speaks.
 */
export const EXAMPLE_NOTE = {
  firstSlip: 'So, um,',
  beginning:
    'I walked past the old bindery again today, and I thought, what if that became the studio? High windows, good light until six. I should call Marta before the weekend, and,',
  secondSlip: 'uh,',
  end: 'ask what the roof would cost. The beams look sound, I think. I need to send her the photographs.',
  narrative: [
    'I walked past the old bindery again today, and I thought, what if that became the studio? High windows, good light until six. I should call Marta before the weekend, and ask what the roof would cost.',
    'The beams look sound, I think. I need to send her the photographs.',
  ],
  actionItems: ['Call Marta before the weekend, and ask what the roof would cost', 'Send her the photographs'],
} as const;
