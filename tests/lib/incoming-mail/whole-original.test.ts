import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { wholeOriginal } from '@/lib/incoming-mail/originals'

const mail = Buffer.from('From: a@proveedor.example\r\nSubject: Factura\r\n\r\nHola\r\n')
const name = `2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f/${createHash('sha256').update(mail).digest('hex')}.eml`
const read = async (pieces: Buffer[]) =>
  Buffer.concat(await Array.fromAsync(wholeOriginal(name, Readable.from(pieces))))

test('the original of a mail is read in pieces', async () => {
  expect(await read([mail.subarray(0, 10), mail.subarray(10)])).toEqual(mail)
})

test.each([
  ['nothing', []],
  ['its beginning', [mail.subarray(0, 20)]],
  ['other bytes', [Buffer.from('From: b@otro.example\r\n\r\n')]],
])(
  'when the store returns %s, the mail is read again later instead of without a sender',
  async (_, pieces) => {
    await expect(read(pieces)).rejects.toThrow('mail.original-incomplete')
  },
)
