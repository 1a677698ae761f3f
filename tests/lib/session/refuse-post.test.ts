import { describe, expect, test } from 'vitest'
import { refusePost } from '@/lib/session/refuse-post'

const known = '7f'.padEnd(42, '0')
const isKnown = (id: string) => id === known
const host = 'portal.nogal.example'

type Sent = { headers?: Record<string, string>; body?: BodyInit; method?: string }
const refused = ({ headers, body = '', method = 'POST' }: Sent) => {
  const all = { host, origin: `https://${host}`, ...headers }
  return refusePost(new Request(`https://${host}/auth`, { method, headers: all, body }), isKnown)
}
/** The body of a multipart form whose boundary is `limite`. */
const written = (fields: Record<string, string>, end = '--limite--\r\n') =>
  Object.entries(fields)
    .map(([name, value]) => `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('') + end
const multipart = { 'content-type': 'multipart/form-data; boundary=limite' }
const action = { 'next-action': known }
const ref = (root: object, rest: Record<string, string> = {}) =>
  written({ $ACTION_REF_1: '', '$ACTION_1:0': JSON.stringify(root), ...rest })

describe('a request that our pages send is accepted:', () => {
  const file = new FormData()
  file.append('0', '["$K1","$B2"]')
  file.append('1_email', 'ana@empresa.example')
  file.append('2', new Blob(['x']), 'x.txt')

  test.each<[string, Sent]>([
    [
      'an action',
      { headers: action, body: '["ana",{"a":1},"$undefined","$$5 pesos","$D2026-11-26T00:00:00.000Z"]' },
    ],
    ['an action with the same object twice', { headers: action, body: '[{"a":{}},"$0:0:a"]' }],
    ['an action with a form and a file', { headers: action, body: file }],
    [
      'an action with a map',
      { headers: { ...multipart, ...action }, body: written({ '0': '["$Q1"]', '1': '[]' }) },
    ],
    [
      'a form without script',
      { headers: multipart, body: written({ [`$ACTION_ID_${known}`]: '', email: 'ana' }) },
    ],
    [
      'a form that closes over something',
      {
        headers: multipart,
        body: ref({ id: known, bound: '$@1' }, { '$ACTION_1:1': '["x"]', $ACTION_KEY: 'k' }),
      },
    ],
    ['a form that closes over nothing', { headers: multipart, body: ref({ id: known, bound: null }) }],
    [
      'a form behind a proxy that names our host',
      {
        headers: { ...multipart, 'x-forwarded-host': host, host: '10.0.0.1' },
        body: written({ [`$ACTION_ID_${known}`]: '' }),
      },
    ],
    ['a text', { headers: { 'content-type': 'text/plain' }, body: 'nada' }],
    ['another method', { headers: multipart, body: 'nada', method: 'PUT' }],
  ])('%s', async (_, sent) => expect(await refused(sent)).toBeNull())
})

const others = ['evil.example', 'evil.example, portal.nogal.example', '@:/?#']

describe('a request that our pages do not send is refused with', () => {
  test.each<[number, string, Sent]>([
    ...others.map((name): [number, string, Sent] => [
      403,
      `a form for ${name}`,
      { headers: { ...multipart, 'x-forwarded-host': name }, body: written({ [`$ACTION_ID_${known}`]: '' }) },
    ]),
    [
      403,
      'an action for another host',
      { headers: { ...action, 'x-forwarded-host': 'evil.example' }, body: '[]' },
    ],
    [403, 'a form whose host is another', { headers: { ...multipart, host: 'evil.example' } }],
    [409, 'an action that nobody knows', { headers: { 'next-action': 'x' }, body: '[]' }],
    [409, 'an action named like what every object has', { headers: { 'next-action': '__proto__' } }],
    [
      409,
      'a form of another build',
      { headers: multipart, body: written({ [`$ACTION_ID_${'0'.repeat(42)}`]: '' }) },
    ],
    [
      409,
      'a form of another build that closes over something',
      { headers: multipart, body: ref({ id: '0'.repeat(42), bound: null }) },
    ],
    [400, 'a form that is none', { headers: multipart, body: 'nada' }],
    [
      400,
      'a form that React never sends',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
    ],
    [
      400,
      'an action with such a form',
      { headers: { ...action, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
    ],
    [400, 'an empty form', { headers: multipart }],
    [400, 'a form without a boundary', { headers: { 'content-type': 'multipart/form-data' }, body: 'nada' }],
    [400, 'a form that is cut off', { headers: multipart, body: written({ a: 'b' }, '') }],
    [400, 'a form without an action', { headers: multipart, body: written({ a: 'b' }) }],
    [400, 'a form with half an action', { headers: multipart, body: written({ $ACTION_ID_zz: '' }) }],
    [400, 'a form whose action is missing', { headers: multipart, body: written({ $ACTION_REF_1: '' }) }],
    [
      400,
      'a form whose action is no JSON',
      { headers: multipart, body: written({ $ACTION_REF_1: '', '$ACTION_1:0': 'nada' }) },
    ],
    [
      400,
      'a form whose action is null',
      { headers: multipart, body: written({ $ACTION_REF_1: '', '$ACTION_1:0': 'null' }) },
    ],
    [
      400,
      'a form that closes over what is not there',
      { headers: multipart, body: ref({ id: known, bound: '$@1' }) },
    ],
    [
      400,
      'a form that closes over no JSON',
      { headers: multipart, body: ref({ id: known, bound: '$@1' }, { '$ACTION_1:1': 'nada' }) },
    ],
    ...['nada', '', 'null', '{}', '['.repeat(5000), '["$F1"]', '["$1:a:b"]', '["$@1"]', '["$B1"]'].map(
      (body): [number, string, Sent] => [
        400,
        `arguments like ${body.slice(0, 10)}`,
        { headers: action, body },
      ],
    ),
    [400, 'arguments in a form that is none', { headers: { ...multipart, ...action }, body: 'nada' }],
    [
      400,
      'arguments that begin in the middle',
      { headers: { ...multipart, ...action }, body: written({ '1': '[]' }) },
    ],
    [
      400,
      'arguments in a form that is cut off',
      { headers: { ...multipart, ...action }, body: written({ '0': '[]' }, '') },
    ],
    [
      400,
      'arguments without a boundary',
      { headers: { 'content-type': 'multipart/form-data', ...action }, body: 'nada' },
    ],
    [413, 'too long arguments', { headers: action, body: `["${'x'.repeat(4 * 1024 * 1024)}"]` }],
    [413, 'a form that says it is too long', { headers: { ...multipart, 'content-length': '4194305' } }],
  ])('%i for %s', async (status, _, sent) => expect(await refused(sent)).toBe(status))
})
