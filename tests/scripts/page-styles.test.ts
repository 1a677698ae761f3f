import { expect, test } from 'vitest'
import { stylesOf } from '../../scripts/page-styles'
import { usedStyles, wordsOf } from '../../scripts/used-styles'

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const linkOff = (name: string) => link(name).replace('<link ', '<link disabled ')
const page = (body: string, names = ['all', 'area']) =>
  `<html><head><meta charset="utf-8"/>${names.map(link).join('')}<title>t</title></head><body>${body}</body></html>`

const files: Record<string, string> = {
  'static/chunks/all.css':
    "@layer base,all;a{background:url(../media/a.png)}@font-face{src:url('../media/f.woff2')}@layer all{.toast{color:red}.deep{top:1px}}",
  'static/chunks/area.css':
    '@layer area{.toast{color:red}.deep{top:1px}.shown{top:2px}.moved{top:3px}.other{top:4px}}',
  'static/chunks/data.css': 'b{background:url(data:image/gif;base64,x)}',
  'static/chunks/page.js': 'e.className="moved"',
}
const read = (file: string) => files[file] ?? ''
const styles = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text)

test('a page gets the style rules that it and its scripts use, and its links to style sheets are disabled', () => {
  const html = stylesOf(read)(
    page('<p class="shown">hola</p><script src="/_next/static/chunks/page.js" async=""></script>'),
  )
  expect(styles(html)).toEqual([
    `@layer base,all;a{background:url(/_next/static/media/a.png)}@font-face{src:url('/_next/static/media/f.woff2')}@layer all`,
    '@layer area{.toast{color:red}.deep{top:1px}.shown{top:2px}.moved{top:3px}}',
  ])
  expect(html).toContain(`</style>${linkOff('all')}${linkOff('area')}<title>t</title>`)
  expect(html).toMatch(/<script>[^<]*link\[disabled\][^<]*<\/script><\/body><\/html>$/)
})

test('adding the styles to a page a second time changes nothing', () => {
  const html = stylesOf(read)(page('<p class="shown">hola</p>'))
  expect(stylesOf(read)(html)).toBe(html)
})

test('a page with one style sheet contains all of it, and does not load it again', () => {
  const html = stylesOf(read)(page('<p>hola</p>', ['data']))
  expect(styles(html)).toEqual([files['static/chunks/data.css']])
  expect(html).not.toContain('<script>')
})

test('a page without style sheets stays the same', () => {
  expect(stylesOf(read)('<html><body></body></html>')).toBe('<html><body></body></html>')
})

test('a style sheet that would end its own element is refused', () => {
  expect(() => stylesOf(() => 'a{content:"</style>"}')(page('', ['data']))).toThrow('ends its own element')
})

const used = (sheet: string, ...names: string[]) => usedStyles(sheet, (name) => names.includes(name))

test.each([
  ['.a{b:c}.d{b:c}', '.a{b:c}'],
  ['.a,.d,p{b:c}', '.a,p{b:c}'],
  ['.d .a{b:c}', ''],
  ['@media print{.d{b:c}}', ''],
  ['@media print{.d{b:c}.a{b:c}}', '@media print{.a{b:c}}'],
  ['@keyframes x{from{top:0}}', '@keyframes x{from{top:0}}'],
  ['@layer x{.d{b:c}}@layer y{.a{b:c}}', '@layer x;@layer y{.a{b:c}}'],
  ['.d:is(:where(.group):hover *){b:c}', ''],
  ['@property --x{inherits:false}.a{b:var(--x)}', '@property --x{inherits:false}.a{b:var(--x)}'],
  ['@property --x{inherits:false}.d{b:var(--x)}.a{--x:1}', '.a{--x:1}'],
  ['.a:is(:where(.group):is([open]) *){b:c}', '.a:is(:where(.group):is([open]) *){b:c}'],
])('of the style sheet %s only the rules for the class «a» are kept', (sheet, left) => {
  expect(used(sheet, 'a')).toBe(left)
})

test.each([
  [String.raw`.md\:pt-1\.5{b:c}`, 'md:pt-1.5'],
  [String.raw`.\[\&\:nth-child\(n\+3\)\]\:top:nth-child(n+3){b:c}`, '[&:nth-child(n+3)]:top'],
  [String.raw`.\32xl\:top{b:c}`, '2xl:top'],
  [String.raw`.text-3xl\/\[1\.04\]{b:c}`, 'text-3xl/[1.04]'],
])('the style sheet %s belongs to the class %s', (sheet, name) => {
  expect(used(sheet, name)).toBe(sheet)
  expect(used(sheet, 'b')).toBe('')
})

test('class names are found in markup and in scripts', () => {
  const words = wordsOf(
    `<p class="a [&amp;&gt;p]:b c-[&#x27;x&#x27;]">{\\"className\\":\\"d e\\"}` + "f('g h');i(`j ${k}`)",
  )
  for (const word of ['a', '[&>p]:b', "c-['x']", 'd', 'e', 'g', 'h', 'j']) expect(words).toContain(word)
})
