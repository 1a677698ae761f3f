import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWrittenByBrowsers } from '@/scripts/serve/request-target'

describe('request targets', () => {
  test.each([
    '/',
    '/servicios/',
    '/portal/facturas?tab=history&buscar=a%20b\\c',
    '/?buscar=100%',
    '/auth?next=//evil.example/../%2e%2e',
    '/facturaci%C3%B3n',
    '/facturaci%c3%b3n',
    '/x//y',
    '/.well-known/security.txt',
    '/a..b/...',
    '/_next/static/chunks/%5Broot%5D__a~b.js?dpl=v1',
    '/a%20b%5E%7B%7C%7D%40%60',
    '/servicios?_rsc=1l0kx',
  ])('such as %s can be sent by a browser', (target) => expect(isWrittenByBrowsers(target)).toBe(true))

  test.each([
    '',
    '*',
    'servicios',
    '?x',
    'http://evil.example/',
    'http://localhost:3000/servicios',
    'HTTPS://evil.example',
    'evil.example:443',
    '//evil.example',
    '//servicios',
    '/\\evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '\\servicios',
    '/./servicios',
    '/servicios/.',
    '/servicios/..',
    '/x/../servicios',
    '/%2e/servicios',
    '/x/%2E%2e/servicios',
    '/x/.%2e/servicios',
    '/%73ervicios',
    '/SERV%49CIOS',
    '/%7Eana',
    '/x%2Dy',
    '/x%5Fy',
    '/servicios%2F',
    '/portal%2ffacturas',
    '/servicios%00',
    '/servicios%0a',
    '/servicios%7f',
    '/servicios#x',
    '/servicios?x#y',
    '/%E0%A4%A',
    '/%FF',
    '/100%',
  ])('such as %j cannot be sent by a browser', (target) => expect(isWrittenByBrowsers(target)).toBe(false))

  test('with any path that a browser sends are accepted', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, query) => {
        const { pathname, search } = new URL(`http://localhost/${path.slice(1)}?${query}`)
        fc.pre(!pathname.startsWith('//') && !/%(?:[0-7])/.test(path))
        expect(isWrittenByBrowsers(pathname + search)).toBe(true)
      }),
    )
  })

  test('that are accepted stay unchanged in a browser, so that no two are the same page', () => {
    const part = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '\\',
      'a',
      '%61',
      '%C3%B3',
      '#',
      ':',
      '@',
      '//',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = `/${parts.join('')}`
        if (isWrittenByBrowsers(target)) expect(new URL(`http://localhost${target}`).pathname).toBe(target)
      }),
    )
  })
})
