import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { Pattern } from './collect-patterns.ts';

/** `before`, then `unit` again and again, then `after`. */
export interface HostileText {
  before: string;
  unit: string;
  after: string;
}

const SAMPLES = [
  ...'aA0_- \n\r\t,.\'"*=+#/\\<>[](){}&%;:!?|~^$@',
  '\u2028',
  'é',
  'ж',
  '\u0301',
  '日',
  '😀',
  '\ue000',
  '—',
  '…',
  '\0',
];
/** What no pattern expects. */
const ODD_ENDINGS = ['', '\u{10fffe}', '\n\0'];
const ENDLESS = [...'-\n ,."\'aA0*', 'yes, ', 'a-', "a'", '\r', '> ', '\ue000', 'aé', 'um, ', 'the the '];
const MAX_UNITS = 40;

/** Whether it matches some group again and again without end, as `(?:a|bc)+` does and `a+` does not. */
export function repeatsGroups({ source, flags }: Pattern): boolean {
  let isFound = false;
  visitRegExpAST(parse(source, flags), {
    onQuantifierEnter({ element, max }) {
      isFound ||= max === Infinity && (element.type === 'Group' || element.type === 'CapturingGroup');
    },
  });
  return isFound;
}

/** Texts that a pattern has to try hard at: runs of what it knows, its own parts repeated, its matches cut short of the end. */
export function hostileTextsFor({ source, flags }: Pattern): HostileText[] {
  const pattern = parse(source, flags);
  const units = new Set<string>();
  const starts = new Set<string>(['']);
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      for (const choice of [0, 1]) {
        const repeated = exampleOf(node.element, choice, flags);
        units.add(repeated);
        const from = node.parent.type === 'Alternative' ? node.parent : null;
        const index = from ? from.elements.indexOf(node) : 0;
        const lead = from
          ? from.elements
              .slice(0, index)
              .map((each) => exampleOf(each, choice, flags))
              .join('')
          : '';
        const rest = from
          ? from.elements
              .slice(index + 1)
              .map((each) => exampleOf(each, choice, flags))
              .join('')
          : '';
        if (lead) starts.add(lead);
        units
          .add(lead + repeated)
          .add(repeated + rest)
          .add(repeated + rest.slice(0, -1))
          .add(`${lead}${repeated}${rest}`);
      }
    },
    onCharacterSetEnter: (node) => charactersOf(node, flags).forEach((each) => units.add(each)),
    onCharacterClassEnter: (node) => charactersOf(node, flags).forEach((each) => units.add(each)),
    onCharacterEnter: (node) => units.add(node.raw.length === 1 ? node.raw : String.fromCodePoint(node.value)),
  });
  for (const choice of [0, 1, 2]) {
    const whole = exampleOf(pattern, choice, flags);
    units.add(whole).add(whole.slice(0, -1)).add(`${whole} `);
  }
  for (const each of ENDLESS) units.add(each);
  units.delete('');
  const chosen = [...units].slice(0, MAX_UNITS);
  return chosen.flatMap((unit) =>
    [...starts].slice(0, 3).flatMap((before) => ODD_ENDINGS.map((after) => ({ before, unit, after }))),
  );
}

function parse(source: string, flags: string): AST.Pattern {
  return new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}

function charactersOf(node: AST.CharacterSet | AST.Element, flags: string): string[] {
  const one = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/gu, ''));
  return SAMPLES.filter((sample) => one.test(sample)).slice(0, 4);
}

type Example = AST.Element | AST.Pattern | AST.Alternative;

/** Something that this part of a pattern would match, more or less; `choice` picks among its alternatives. */
function exampleOf(node: Example, choice: number, flags: string): string {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup': {
      const alternative = node.alternatives[choice % node.alternatives.length];
      return alternative ? exampleOf(alternative, choice, flags) : '';
    }
    case 'Alternative':
      return node.elements.map((each) => exampleOf(each, choice, flags)).join('');
    case 'Quantifier':
      return exampleOf(node.element, choice, flags).repeat(Math.max(1, Math.min(node.min, 8)));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      const characters = charactersOf(node, flags);
      return characters[choice % Math.max(1, characters.length)] ?? '';
    }
    case 'Backreference':
      return Array.isArray(node.resolved) ? '' : exampleOf(node.resolved, choice, flags);
    case 'Assertion':
      break;
  }
  return '';
}
