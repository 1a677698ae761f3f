import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AreaStyles } from '@/components/ui/area-styles'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const sheet = (names: string[], href: string | null = null) => ({
  href,
  disabled: false,
  cssRules: [{ cssText: 'a { color: red }' }, ...names.map((name) => ({ name }))],
})

test('only the style sheet of the current area is in use, and shared sheets stay', () => {
  const shared = sheet(['theme', 'base', 'shared'])
  const access = sheet(['theme', 'access'], `${location.origin}/_next/static/chunks/a.css`)
  const portal = sheet(['theme', 'portal'])
  const all = [shared, access, portal]
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(all as unknown as StyleSheetList)
  const { rerender } = render(<AreaStyles area="portal" />)
  expect(all.map(({ disabled }) => disabled)).toEqual([false, true, false])
  rerender(<AreaStyles area="access" />)
  expect(all.map(({ disabled }) => disabled)).toEqual([false, false, true])
})

test('a style sheet of another area that arrives late is turned off too', () => {
  const all = [sheet(['theme', 'portal'])]
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(all as unknown as StyleSheetList)
  render(<AreaStyles area="portal" />)
  all.push(sheet(['theme', 'site'], `${location.origin}/_next/static/chunks/s.css`))
  document.head.append(document.createElement('link'))
  document.head.lastElementChild?.dispatchEvent(new Event('load'))
  expect(all.map(({ disabled }) => disabled)).toEqual([false, true])
})

test.each([
  ['of an extension', 'https://extension.example/a.css'],
  ['that did not arrive', `${location.origin}/_next/static/chunks/a.css`],
])('a style sheet %s, which cannot be read, is left alone', (_, href) => {
  const unreadable = {
    href,
    disabled: false,
    get cssRules(): never {
      throw new DOMException('Not allowed', 'SecurityError')
    },
  }
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([unreadable] as unknown as StyleSheetList)
  render(<AreaStyles area="portal" />)
  expect(unreadable.disabled).toBe(false)
})
