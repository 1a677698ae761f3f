import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missedFiles } from '@/components/site/missed-files'

const heard = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  heard.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

// The script under test runs only once for all tests, because its event listener stays in the document.
new Function(missedFiles)()

/** Adds an element and listens for its failure, as Next's code does. */
function add<Name extends 'script' | 'link' | 'img'>(name: Name, attributes: Record<string, string>) {
  const file = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) file.setAttribute(key, value)
  file.addEventListener('error', heard)
  document.head.append(file)
  return file
}
const fail = (file: Element) => file.dispatchEvent(new Event('error'))
const present = (selector: string) => {
  const [file, ...others] = document.head.querySelectorAll(selector)
  expect(others).toEqual([])
  if (!file) throw new Error(`no ${selector}`)
  return file
}

test('a script that does not arrive is fetched again, and nobody is told of the error', () => {
  const first = add('script', { src: '/a.js', async: '', id: '_R_' })
  fail(first)
  vi.advanceTimersByTime(999)
  expect(present('script')).toBe(first)
  vi.advanceTimersByTime(1)
  const second = present('script[src="/a.js"][async][id=_R_]')
  expect(second).not.toBe(first)
  expect(heard).not.toHaveBeenCalled()
})

test('the pause before the next try doubles, and ends when the connection returns', () => {
  fail(add('script', { src: '/a.js', async: '' }))
  vi.advanceTimersByTime(1000)
  const second = present('script')
  fail(second)
  vi.advanceTimersByTime(1999)
  expect(present('script')).toBe(second)
  window.dispatchEvent(new Event('online'))
  const third = present('script')
  expect(third).not.toBe(second)
  vi.advanceTimersByTime(60_000)
  expect(present('script')).toBe(third)
})

test('a style sheet that does not arrive is fetched again in its place, and React is told of the error', () => {
  const sheet = add('link', { rel: 'stylesheet', href: '/a.css', 'data-precedence': 'next' })
  add('link', { rel: 'stylesheet', href: '/b.css', 'data-precedence': 'next' })
  fail(sheet)
  expect(heard).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  const hrefs = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/a.css', '/b.css'])
  expect(sheet.isConnected).toBe(false)
})

test('a script that loads before anybody presses anything is fetched again', () => {
  const part = add('script', { src: '/early-part.js' })
  fail(part)
  vi.advanceTimersByTime(1000)
  expect(heard).not.toHaveBeenCalled()
  expect(part.isConnected).toBe(false)
  // The script under test remembers that the page was pressed, so this press also counts in all tests below.
  window.dispatchEvent(new Event('pointerdown'))
})

test('scripts that load after a press report their failure, and pictures are left alone', () => {
  const others = [add('script', { src: '/part.js' }), add('img', { src: '/p.png' })]
  for (const one of others) fail(one)
  expect(heard).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(others.every((one) => one.isConnected)).toBe(true)
})

test('a script that the data of the page name is fetched again, also after a press', () => {
  const data = document.createElement('script')
  data.type = 'text/plain'
  data.text = 'self.__next_f.push([1,"5:I[1,[\\"/_next/static/chunks/a.js\\"]]"])'
  document.head.append(data)
  const [named, other] = ['a', 'b'].map((name) => add('script', { src: `/_next/static/chunks/${name}.js` }))
  if (named) fail(named)
  expect(heard).not.toHaveBeenCalled()
  if (other) fail(other)
  expect(heard).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect([named?.isConnected, other?.isConnected]).toEqual([false, true])
})

test('files that failed before this code ran are fetched again once, after the page has loaded', () => {
  const [lost, arrived, untold] = ['/lost.js', '/arrived.js', '/untold.js'].map((src) =>
    add('script', { src, async: '' }),
  )
  const sheet = add('link', { rel: 'stylesheet', href: '/lost.css', 'data-precedence': 'next' })
  const known = add('script', { src: '/known.js', async: '' })
  if (!lost || !arrived || !untold) throw new Error('no scripts')
  fail(known)
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) =>
      name === untold.src ? [] : [{ decodedBodySize: name === arrived.src ? 100 : 0 }],
  })
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1000)
  expect([lost, sheet, known].map((one) => one.isConnected)).toEqual([false, false, false])
  expect([arrived, untold].map((one) => one.isConnected)).toEqual([true, true])
  expect(document.head.children).toHaveLength(5)
  vi.unstubAllGlobals()
})
