import { expect, test } from 'vitest'
import { supplierId } from '@/lib/records/pdf/heading'

test.each([
  ['900418726', 'NIT 900.418.726-9'],
  ['DE-811.209/7', 'DE-811.209/7'],
  ['77', '77'],
])('%s is written %s', (id, written) => expect(supplierId(id)).toBe(written))
