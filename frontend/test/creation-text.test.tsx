import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CreationText } from '../src/features/creations/components/creation-text.tsx';

const show = (content: string) => render(<CreationText content={content} />).container;

describe('the text of a creation', () => {
  it('has headings, paragraphs with their lines, and lists', () => {
    const text = '# The studio\n\nFirst line\nsecond *soft* line\n\nNext.\n\n- one\n- two\n  - deeper\n\n1. a\n2. b';
    const container = show(text);
    expect(screen.getByRole('heading', { name: 'The studio', level: 3 })).not.toHaveAttribute('id');
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
      'First line\nsecond soft line',
      'Next.',
    ]);
    const [bullets, nested, numbers] = screen.getAllByRole('list');
    expect(within(bullets ?? container).getAllByRole('listitem')).toHaveLength(3);
    expect(nested).toHaveTextContent('deeper');
    expect(numbers?.tagName).toBe('OL');
  });

  it('tells what is done and what is to be done', () => {
    show('- [ ] Call **Bea** soon\n- [x] Buy milk');
    const [open, done] = screen.getAllByRole('listitem');
    expect(within(open ?? document.body).getByRole('img', { name: 'To do:' })).toBeInTheDocument();
    expect(within(done ?? document.body).getByRole('img', { name: 'Done:' })).toBeInTheDocument();
    expect(open?.lastElementChild).toHaveTextContent('Call Bea soon');
    expect(document.querySelector('input')).toBeNull();
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<img src=x onerror=alert(1)>', 'img'],
    ['Words\n\n<iframe srcdoc="<b>x</b>"></iframe>', 'iframe'],
    ['<div style="position:fixed">over everything</div>', '[style]'],
    ['![a picture](https://example.com/pixel.png)', 'img'],
    ['[press](javascript:alert(1))', 'a'],
    ['[press](data:text/html,x)', 'a'],
    ['[press](/api/logout)', 'a'],
  ])('makes nothing but words of %s', (content, selector) => {
    const container = show(content);
    expect(container.querySelector(selector)).toBeNull();
    expect(container).toHaveTextContent(/script|onerror|iframe|over everything|a picture|press/);
  });

  it.each([
    '[x](javascript:alert(1))',
    '&lt;script&gt;alert(1)&lt;/script&gt;&#60;img src=x onerror=alert(1)&#62;',
    'Marks & Spencer, R&amp;D, <b>5 * 3</b> #1 -2',
    '{{7 * 7}} ${7 * 7} `',
  ])('leaves %s as it was said', (content) => {
    expect(show(content).textContent).toBe(content);
  });

  it('shows code as it is written', () => {
    const container = show('Press `a && b`.\n\n```\nif (a && b) c = "&lt;";\n```');
    expect([...container.querySelectorAll('code')].map((code) => code.textContent?.trim())).toEqual([
      'a && b',
      'if (a && b) c = "&lt;";',
    ]);
  });

  it('leads to other sites in another tab, which learn nothing', () => {
    show('See [the bindery](https://example.com/a?b=1&c=2).');
    const link = screen.getByRole('link', { name: 'the bindery' });
    expect(link).toHaveAttribute('rel', 'noreferrer nofollow');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', 'https://example.com/a?b=1&c=2');
  });

  it('loses no words that look like a preamble', () => {
    expect(show('---\nmood: calm\n---\n\nThe rest.')).toHaveTextContent(/mood: calm.*The rest\./);
  });
});

/** Shapes on which other parsers of Markdown take quadratic time, or run out of stack. */
const HOSTILE = {
  brackets: '[',
  'closing brackets': ']',
  links: '[a](',
  'stressed words': '*a **b ',
  ticks: '` `` ``` ',
  quotes: '>',
  'nested quotes': '> ',
  'nested lists': '- ',
  tables: '|a|b|\n',
  'line breaks': '\n',
  references: '[a]: b\n[a]',
  tags: '<a ',
};

describe('a text without end', () => {
  it.each(Object.entries(HOSTILE))('of %s takes time that grows with it', (_, shape) => {
    const cpuMs = (length: number) => {
      const text = shape.repeat(Math.ceil(length / shape.length));
      const before = process.cpuUsage();
      renderToStaticMarkup(<CreationText content={text} />);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    cpuMs(5_000);
    const small = cpuMs(20_000);
    // Eight times the text, where quadratic time would be sixty-four; what is short is all noise.
    expect(cpuMs(160_000)).toBeLessThan(24 * Math.max(small, 60));
  });
});
