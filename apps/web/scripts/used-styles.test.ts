import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { laterStyles, usedStyles } from './used-styles.ts';

const used = (css: string, html: string) => usedStyles(parse(css), html);

test('a rule stays when an element of the page has all of its classes', () => {
  const css = '.a{color:red}.a.b{color:blue}.c,.a>p{margin:0}h1{color:green}';
  expect(used(css, '<h1 class="a x">')).toBe('.a{color:red}.a>p{margin:0}h1{color:green}');
});

test('states, attributes and alternatives never exclude a rule', () => {
  const css = '.a:hover{color:red}.a:not(.b){color:blue}:is(.c,.d) .a[open]{color:green}';
  expect(used(css, '<p class="a">')).toBe(css);
});

test('escaped classes are found as the page writes them', () => {
  const css = String.raw`.sm\:w-1\/2{width:50%}.\[\&_a\]\:x a{color:red}.\32 xl{top:0}.w-\[1px\,2px\]{left:0}.not\:there{right:0}`;
  const html = '<p class="sm:w-1/2 [&amp;_a]:x 2xl w-[1px,2px]">';
  expect(used(css, html)).toBe(css.replace(String.raw`.not\:there{right:0}`, ''));
});

test('blocks keep the rules that are used, and an empty layer keeps its place', () => {
  const css = '@layer base,utilities;@media print{.a{top:0}.b{top:0}}@media screen{.b{top:0}}@layer late{.b{top:0}}';
  expect(used(css, '<p class="a">')).toBe('@layer base,utilities;@media print{.a{top:0}}@layer late');
});

test('custom properties stay where a rule or an element reads them; fonts and keyframes always stay', () => {
  const css =
    '@property --one{syntax:"*"}@property --two{syntax:"*"}@font-face{src:url(a;{b.woff2)}@keyframes x{to{top:0}}:root{--three:1px;--four:2px}.a{top:var(--one, var(--three))}';
  expect(used(css, '<p class="a">')).toBe(
    '@property --one{syntax:"*"}@font-face{src:url(a;{b.woff2)}@keyframes x{to{top:0}}:root{--three:1px}.a{top:var(--one, var(--three))}',
  );
  expect(used(css, '<p style="left:var(--four)">')).toContain(':root{--four:2px}');
});

test('what only unread properties read goes with them, and a rule that is left empty', () => {
  const css = ':root{--one:var(--two)}.b{--two:1px}p{top:0}';
  expect(used(css, '<p class="b">')).toBe('p{top:0}');
});

test('rules for fields of text come only with a page that has one', () => {
  const css = 'p,::placeholder{top:0}::-webkit-date-and-time-value{left:0}';
  expect(used(css, '<p><input type="radio">')).toBe('p{top:0}');
  expect(used(css, '<input type="date">')).toBe(css);
});

test('the later styles are all rules except the fonts', () => {
  expect(laterStyles(parse('@font-face{src:url(a.woff2)}.a{top:0}@media print{.b{top:0}}'))).toBe(
    '.a{top:0}@media print{.b{top:0}}',
  );
});
