import { expect, test } from 'vitest'
import { acceptedEncoding } from '@/scripts/serve/encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['gzip;q=0', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('%j is answered with %j', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))
