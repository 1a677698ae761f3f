import { expect, test } from 'vitest'
import { withStyles } from '@/scripts/inline-styles'

const sheets: Record<string, string> = {
  'static/chunks/a.css': "a{background:url(../media/a.png)}@font-face{src:url('../media/f.woff2')}",
  'static/chunks/b.css': 'b{background:url(data:image/gif;base64,x)}',
}
const read = (file: string) => sheets[file] ?? ''
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const linkAtEnd = (name: string) => link(name).replace('<link ', '<link media="not all" ')
const page = `<html><head><meta charset="utf-8"/>${link('a')}${link('b')}<title>t</title></head><body><p>hola</p></body></html>`

test('the sheets’ text stands in the head, their links at the end of the page, applying to nothing', () => {
  const html = withStyles(page, read)
  expect(html).toBe(
    `<html><head><meta charset="utf-8"/><style data-page-styles>a{background:url(/_next/static/media/a.png)}` +
      `@font-face{src:url('/_next/static/media/f.woff2')}\nb{background:url(data:image/gif;base64,x)}</style>` +
      `<title>t</title></head><body><p>hola</p>${linkAtEnd('a')}${linkAtEnd('b')}</body></html>`,
  )
  expect(withStyles(html, read)).toBe(html)
})

test('a page without sheets stays as it is', () => {
  expect(withStyles('<html><body></body></html>', read)).toBe('<html><body></body></html>')
})

test('a sheet that would end its own element is refused', () => {
  expect(() => withStyles(page, () => 'a{content:"</style>"}')).toThrow('ends its own element')
})
