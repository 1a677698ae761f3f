import { expect, test } from 'vitest'
import { recordCode } from '@/lib/records/check-record'

test.each([
  ['3F0A-91BC-77DE-2C41', '3F0A-91BC-77DE-2C41'],
  [' 3f0a91bc77de2c41 ', '3F0A-91BC-77DE-2C41'],
  ['3F0A 91BC 77DE 2C41', '3F0A-91BC-77DE-2C41'],
  ['3F0A-91BC-77DE-2C4', null],
  ['3F0A-91BC-77DE-2C41-0', null],
  ['3F0A-91BC-77DE-2G41', null],
  ["' or 1=1 --", null],
])('%j is the code %j', (typed, code) => expect(recordCode(typed)).toBe(code))
